// What the page's head says where it is known at which address it will be published (.github/workflows/pages.yml): a link to it in a
// messenger gets a picture, search engines one address, and a report of a problem a place to go to.

/** The picture of a link, below docs/screens/ and as it is published. */
export const CARD = { from: "card.png", to: "icons/card.png", width: 1200, height: 630 };

/** @param {{ site?: string, issues?: string }} where @param {{ title: string, description: string }} what */
export function head({ site, issues }, { title, description }) {
  /** @param {string} text */
  const quoted = (text) => text.replace(/[&"<]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  /** @param {[string, string][]} facts */
  const open = (facts) => facts.map(([name, text]) => `<meta property="og:${name}" content="${quoted(text)}">`).join("");
  const address = site && new URL(site).href;
  const image = address && new URL(CARD.to, address).href;
  const picture = address && image && open([["type", "website"], ["title", title], ["description", description], ["url", address], ["image", image], ["image:width", String(CARD.width)], ["image:height", String(CARD.height)]]);
  return [address && `<link rel="canonical" href="${quoted(address)}">`, picture, issues && `<meta name="issues" content="${quoted(new URL(issues).href)}">`].filter(Boolean).join("");
}
