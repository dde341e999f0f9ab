/** One content item, by its own path (`/content/{post_id}`, `/detail/{id}`). */
const itemPath = /\/(?:content|detail)(?:\/\{type\})?\/\{\w+\}$/;

/**
 * The calls that share connections and a circuit breaker: those of one service (the first segment of the path), but an item's
 * own call apart from the others, because a page can do without the others only (`peony`, `peony item`, `guzzle`, …).
 * @param template path template of the contract
 */
export const toFamily = (template: string): string =>
  (template.split('/')[1] ?? '') + (itemPath.test(template) ? ' item' : '');
