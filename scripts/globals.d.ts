/** What the tools note in the pages that they measure. */
interface Window {
  tappable?: number;
  taps: Map<number, number>;
}
