/** @typedef {{ path: string, kind?: string, content_type?: string }} DemoLink a page on sample content; `path` from the site's origin */

/** Asks the platform for one sample page of each kind; a real platform has none. */
export const loadDemoLinks = async (/** @type {string} */ platform) => {
  try {
    const response = await fetch(new URL('/-/demo-links', platform), { signal: AbortSignal.timeout(5000) });
    return response.ok ? toDemoLinks(await response.json()) : [];
  } catch {
    return [];
  }
};

/** @type {(body: unknown) => DemoLink[]} */
export const toDemoLinks = (body) =>
  (Array.isArray(body) ? body : []).filter(
    (link) => typeof link?.path === 'string' && link.path.startsWith('/'),
  );

/**
 * Requests each page from the site, which also warms both programs up. `missing`: the site has no page for the content.
 *
 * @type {(links: readonly DemoLink[], origin: string) => Promise<{ shown: DemoLink[], missing: DemoLink[] }>}
 */
export const tryLinks = async (links, origin) => {
  /** @type {{ shown: DemoLink[], missing: DemoLink[] }} */
  const result = { shown: [], missing: [] };
  for (const link of links) {
    const response = await fetch(new URL(link.path, origin)).catch(() => undefined);
    result[response?.status === 404 ? 'missing' : 'shown'].push(link);
  }
  return result;
};

/**
 * One line per link: its title, then the full address.
 *
 * @type {(links: readonly DemoLink[], origin: string) => string[]}
 */
export const linkLines = (links, origin) => {
  const labels = links.map(({ kind = 'page', content_type: type }) => (type ? `${kind} ${type}` : kind));
  const width = Math.max(0, ...labels.map(({ length }) => length));
  return links.map(({ path }, at) => `  ${labels[at]?.padEnd(width)}  ${origin}${path}`);
};
