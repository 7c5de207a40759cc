// Runs in a module worker: calls what examples/lab.rs exports. { id, name, args } in, { id, value } or { id, error } out.
import init, * as lab from "./lab.js";
const ready = init();
addEventListener("message", async ({ data: { id, name, args } }) => {
  try {
    await ready;
    postMessage({ id, value: lab[name](...args) });
  } catch (error) {
    postMessage({ id, error: String(error) });
  }
});
