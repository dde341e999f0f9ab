/** @typedef {{ path: string, kind?: string, content_type?: string }} DemoLink a page on sample content; `path` from the site's origin */

/**
 * Asks the platform for one sample page of each kind. A platform without samples (a real one) has none.
 *
 * @param {string} platform base address
 */
export const loadDemoLinks = async (platform) => {
  try {
    const response = await fetch(new URL('/-/demo-links', platform), { signal: AbortSignal.timeout(5000) });
    return response.ok ? toDemoLinks(await response.json()) : [];
  } catch {
    return [];
  }
};

/**
 * @param {unknown} body
 * @returns {DemoLink[]} the entries that are links
 */
export const toDemoLinks = (body) =>
  (Array.isArray(body) ? body : []).filter(
    (link) => typeof link?.path === 'string' && link.path.startsWith('/'),
  );

/**
 * Requests each page from the site, which also warms both programs up.
 *
 * @param {readonly DemoLink[]} links
 * @param {string} origin of the site
 * @returns {Promise<{ shown: DemoLink[], missing: DemoLink[] }>} `missing`: the platform has the content, the site no page for it
 */
export const tryLinks = async (links, origin) => {
  /** @type {{ shown: DemoLink[], missing: DemoLink[] }} */
  const result = { shown: [], missing: [] };
  for (const link of links) {
    const status = await fetch(new URL(link.path, origin)).then(
      (response) => response.status,
      () => undefined,
    );
    result[status === 404 ? 'missing' : 'shown'].push(link);
  }
  return result;
};

/**
 * One line per link: what it shows, then the full address.
 *
 * @param {readonly DemoLink[]} links
 * @param {string} origin of the site
 */
export const linkLines = (links, origin) => {
  const labels = links.map(({ kind = 'page', content_type: type }) => (type ? `${kind} ${type}` : kind));
  const width = Math.max(0, ...labels.map(({ length }) => length));
  return links.map(({ path }, at) => `  ${labels[at]?.padEnd(width)}  ${origin}${path}`);
};
