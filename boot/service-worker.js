// The service worker of this site, as this page sees it; what it does stands in scripts/service-worker.js.
import { attempt, home } from "./site.js";

/** @type {ServiceWorkerContainer | undefined} none in a private window and where the page is not secure */
export const workers = attempt(() => navigator.serviceWorker);

/** The worker in control, if it is ours: one of a site above this one may be in control as well. */
export const controller = () => {
  const worker = attempt(() => workers?.controller);
  return worker?.scriptURL === `${home}sw.js` ? worker : undefined;
};

export const registered = async () => (await workers?.getRegistrations())?.find(({ scope }) => scope === home);

/** A newer build that waits may start where this one does not. */
export const giveWay = () => registered().then((found) => found?.waiting?.postMessage({ takeOver: "now" })).catch(() => {});

/** The build that the host has now; throws where it does not say. */
export async function newest() {
  const answer = await fetch("./", { cache: "reload", signal: AbortSignal.timeout(8000) });
  const [, id] = /name="build" content="(\w+)"/.exec(await answer.text()) ?? [];
  if (!id) throw new Error("no page of this site");
  return id;
}
