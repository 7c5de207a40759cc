// Runs in a module worker: calls what examples/lab.rs exports. { id, name, args } in, { id, value } or { id, error } out.
// "measure NAME" calls it twice and tells the fastest: { decisions, seconds }.
import init, * as lab from "./lab.js";
const ready = init();
function measure(run) {
  let [decisions, seconds] = [0, Infinity];
  for (let turn = 0; turn < 2; turn++) {
    const start = performance.now();
    decisions = run();
    seconds = Math.min(seconds, (performance.now() - start) / 1000);
  }
  return { decisions, seconds };
}
addEventListener("message", async ({ data: { id, name, args } }) => {
  try {
    await ready;
    const [measured] = /(?<=^measure ).*/.exec(name) ?? [];
    postMessage({ id, value: measured ? measure(() => lab[measured](...args)) : lab[name](...args) });
  } catch (error) {
    postMessage({ id, error: String(error) });
  }
});
