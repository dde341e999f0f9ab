/**
 * How the fields of all answers are read, by their names alone, so that a browser downloads a list of names instead of schemas. A name that
 * is in no list and says no kind is a text. One in several lists may be either: `status` is a number here and a text there.
 */

/** @typedef {{ $ref?: string, type?: string, minimum?: number, enum?: unknown[], const?: unknown, properties?: Record<string, Schema>, items?: Schema, anyOf?: Schema[], oneOf?: Schema[], 'x-kind'?: string }} Schema */

const kindOfNumber = ({ minimum = -1 }) => {
  if (minimum < 0) return 'number';
  return minimum === 0 ? 'count' : 'size';
};

/** @param {Schema} schema @returns {string[]} */
const kindsOfValue = ({ type, minimum, enum: values, const: value }) => {
  const [sample = value] = values ?? [];
  if (typeof sample === 'number') return ['number'];
  if (typeof sample === 'string' || type === 'string') return ['text'];
  if (typeof sample === 'boolean' || type === 'boolean') return ['switch'];
  return [kindOfNumber({ minimum })];
};

/**
 * @param {import('../src/document/createOpenApiDocument').OpenApiDocument} document
 * @returns {Map<string, Set<string>>} the kinds of each field that answers have
 */
export const collectFieldKinds = ({ paths, components }) => {
  /** @type {Map<string, Set<string>>} */
  const kinds = new Map();
  const visited = new Set();

  /** @param {Schema} schema @returns {Schema} */
  const resolve = ({ $ref, ...own }) =>
    $ref ? { ...resolve(components.schemas[$ref.split('/').at(-1) ?? ''] ?? {}), ...own } : own;

  /** @param {Schema} given @returns {string[]} */
  const kindsOf = (given) => {
    const schema = resolve(given);
    const { anyOf, oneOf = anyOf, properties, items } = schema;
    if (schema['x-kind']) return [schema['x-kind']];
    if (oneOf) return oneOf.flatMap(kindsOf);
    if (items) return kindsOf(items).map((kind) => `${kind}s`);
    if (properties) return ['object'];
    return kindsOfValue(schema);
  };

  /** @param {Schema} given */
  const visit = (given) => {
    if (given.$ref && visited.has(given.$ref)) return;
    visited.add(given.$ref);
    const { anyOf = [], oneOf = anyOf, properties = {}, items } = resolve(given);
    for (const part of oneOf) visit(part);
    if (items) visit(items);
    for (const [name, field] of Object.entries(properties)) {
      kinds.set(name, new Set([...(kinds.get(name) ?? []), ...kindsOf(field)]));
      visit(field);
    }
  };

  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  for (const operation of /** @type {any[]} */ (operations))
    visit(operation.responses[200].content['application/json'].schema.properties.data);
  // Answers hold these as texts of JSON, or push them.
  for (const name of ['AppInfo', 'DownloadSetting', 'LivePush'])
    visit({ $ref: `#/components/schemas/${name}` });
  return kinds;
};

/** Names that say their kind, so that no list needs them. */
const patterns = /** @type {const} */ ([
  ['count', '_count$'],
  ['time', '_(?:at|time)$'],
  ['switch', '^(?:is|enable)_'],
]);

/** @param {string} name @param {Set<string>} own */
const isPlain = (name, own) => {
  const [kind] = patterns.find(([, pattern]) => new RegExp(pattern).test(name)) ?? ['text'];
  if (kind !== 'text' && (own.size > 1 || !own.has(kind)))
    throw new Error(`${name} is called as a ${kind} and is another: ${[...own].join(', ')}.`);
  return own.size === 1 && own.has(kind);
};

/** @param {Set<string>} own */
const lists = (own) => (own.has('texts') && own.has('objects') ? ['mixed'] : own);

/** @param {Map<string, Set<string>>} kinds */
export const writeFieldKinds = (kinds) => {
  /** @type {Record<string, string[]>} */
  const names = { time: [], count: [], size: [], number: [], switch: [], truth: [] };
  Object.assign(names, { object: [], objects: [], texts: [], mixed: [], text: [] });
  for (const [name, own] of [...kinds].sort(([a], [b]) => (a < b ? -1 : 1)))
    if (!isPlain(name, own)) for (const kind of lists(own)) names[kind]?.push(name);
  const table = Object.entries(names).map(([kind, list]) => [kind, list.join(' ')]);
  return `/** Made by \`npx nx run api-contract:generate\` from the schemas; do not edit. */

/**
 * Names of fields by the kind of their values: lists of objects, of texts, and of either; a \`size\` is a count that is not 0. A name in two
 * lists is of either kind; one in none is of the kind that its name says (\`namedKinds\`), else a text.
 */
export const fieldKinds = ${JSON.stringify(Object.fromEntries(table))} as const;

export const namedKinds = [${patterns.map(([kind, pattern]) => `['${kind}', /${pattern}/]`).join(', ')}] as const;
`;
};
