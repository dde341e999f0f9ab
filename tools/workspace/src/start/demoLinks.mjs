/**
 * @typedef {object} DemoLink a page on sample content
 * @property {string} path from the site's origin
 * @property {string} [kind] kind of route, such as `detail`
 * @property {string} [contentType] content_type of the specification
 * @property {string} [title]
 */

/**
 * Asks the platform for one sample page of each kind. A platform without samples (a real one) has none.
 *
 * @param {string} platform base address
 * @returns {Promise<DemoLink[]>}
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
 * @param {unknown} body a list, or an envelope with the list in `data`
 * @returns {DemoLink[]} only what really is a link
 */
export const toDemoLinks = (body) => {
  const list = isRecord(body) && 'data' in body ? body['data'] : body;
  return (Array.isArray(list) ? list : []).filter(isRecord).flatMap((entry) => {
    const { path } = entry;
    if (typeof path !== 'string' || !path.startsWith('/')) return [];
    return [
      {
        path,
        ...text(entry, 'kind'),
        ...text(entry, 'contentType', 'content_type'),
        ...text(entry, 'title'),
      },
    ];
  });
};

/**
 * Asks the site for each page: those that answer are shown, which also warms both programs up.
 *
 * @param {readonly DemoLink[]} links
 * @param {string} origin of the site
 * @returns {Promise<{ shown: DemoLink[], missing: DemoLink[] }>} `missing`: the platform has the content, the site no page for it
 */
export const tryLinks = async (links, origin) => {
  /** @type {DemoLink[]} */
  const shown = [];
  /** @type {DemoLink[]} */
  const missing = [];
  for (const link of links) {
    const answers = await fetch(new URL(link.path, origin)).then(
      ({ status }) => status !== 404,
      () => true,
    );
    (answers ? shown : missing).push(link);
  }
  return { shown, missing };
};

/**
 * One line per link: what it shows, then the full address.
 *
 * @param {readonly DemoLink[]} links
 * @param {string} origin of the site
 */
export const linkLines = (links, origin) => {
  const labelled = links.map(({ path, kind = 'page', contentType = '' }) => ({
    label: contentType ? `${kind} ${contentType}` : kind,
    address: `${origin}${path}`,
  }));
  const width = Math.max(0, ...labelled.map(({ label }) => label.length));
  return labelled.map(({ label, address }) => `  ${label.padEnd(width)}  ${address}`);
};

/**
 * @param {unknown} value
 * @returns {value is Record<string, unknown>}
 */
const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * @param {Record<string, unknown>} entry
 * @param {string} name
 * @param {string} [alias] another spelling of the field
 */
const text = (entry, name, alias = name) => {
  const value = entry[name] ?? entry[alias];
  return typeof value === 'string' && value ? { [name]: value } : {};
};
