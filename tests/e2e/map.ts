// A map under real fingers: what the tests of all games' maps share (src/app/ui/pan_zoom.rs).
import type { Page } from "@playwright/test";

export type Point = { x: number; y: number };

/** How the map lies in its frame. */
export async function lies(page: Page) {
  const box = await page.locator(".pan-zoom-in").boundingBox();
  return { x: Math.round(box!.x), y: Math.round(box!.y), width: Math.round(box!.width) };
}

/** The middle of the map's frame. */
export async function middle(page: Page): Promise<Point> {
  const box = (await page.locator(".pan-zoom").boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Fingers go down at the first points and move through the others, all together. */
export async function fingers(page: Page, ...steps: Point[][]) {
  const touch = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", points: Point[]) =>
    touch.send("Input.dispatchTouchEvent", { type, touchPoints: points.map((point, id) => ({ ...point, id })) });
  await send("touchStart", steps[0]);
  for (const points of steps.slice(1)) await send("touchMove", points);
  await send("touchEnd", []);
  await touch.detach();
}

/** Two fingers beside each other go apart, to twice their distance. */
export async function pinch(page: Page, { x, y }: Point) {
  const apart = (far: number) => [{ x: x - far, y }, { x: x + far, y }];
  await fingers(page, apart(40), apart(60), apart(80));
}
