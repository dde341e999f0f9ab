/**
 * Renders the OpenAPI document as one page to read and search in: plain HTML with its styles inside, no script.
 *
 * @typedef {Record<string, any>} Json
 * @typedef {{ path: string, method: string, operation: Json }} Entry
 */

/** @param {unknown} text */
const escape = (text) => String(text).replace(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);

/** Calls belong together by where their path begins: family, version and first word. */
const groupOf = (/** @type {string} */ path) =>
  path
    .split('/')
    .slice(0, 4)
    .join('/')
    .replace(/\/\{.*$/, '');

const nameOf = (/** @type {string} */ reference) => reference.split('/').at(-1);

/** @param {Json} schema @returns {string} the type of a schema, as HTML */
const typeOf = (schema) => {
  if (schema.$ref) {
    const name = escape(nameOf(schema.$ref));
    return `<a href="#schema-${name}">${name}</a>`;
  }
  if ('const' in schema) return `<code>${escape(JSON.stringify(schema.const))}</code>`;
  if (schema.enum) {
    return schema.enum
      .map((/** @type {unknown} */ value) => `<code>${escape(JSON.stringify(value))}</code>`)
      .join(' ');
  }
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices) return choices.map(typeOf).join(schema.allOf ? ' and ' : ' or ');
  if (schema.type === 'array') return `list of ${typeOf(schema.items ?? {})}`;
  if (schema.properties) return renderFields(schema);
  return escape([schema.type ?? 'anything'].flat().join(' or '));
};

/** @param {Json} schema constraints and defaults, as text */
const constraintsOf = (schema) =>
  [
    schema.pattern && `matches ${schema.pattern}`,
    schema.format && schema.format,
    schema.minLength !== undefined && `at least ${schema.minLength} characters`,
    schema.maxLength !== undefined && `at most ${schema.maxLength} characters`,
    schema.minimum !== undefined && schema.minimum > Number.MIN_SAFE_INTEGER && `from ${schema.minimum}`,
    schema.maximum !== undefined && schema.maximum < Number.MAX_SAFE_INTEGER && `to ${schema.maximum}`,
    schema.maxItems !== undefined && `at most ${schema.maxItems} entries`,
    schema.default !== undefined && `${JSON.stringify(schema.default)} when absent`,
    schema.description,
  ]
    .filter(Boolean)
    .join(' · ');

/** @param {string} name @param {boolean} isRequired @param {Json} schema */
const renderRow = (name, isRequired, schema) =>
  `<tr><th scope="row"><code>${escape(name)}</code>${isRequired ? '' : ' <i>optional</i>'}</th>` +
  `<td>${typeOf(schema)}</td><td>${escape(constraintsOf(schema))}</td></tr>`;

/** @param {string[]} rows */
const renderTable = (rows) => (rows.length > 0 ? `<table>${rows.join('')}</table>` : '');

/** @param {Json} schema */
const renderFields = (schema) =>
  renderTable(
    Object.entries(schema.properties ?? {}).map(([name, field]) =>
      renderRow(name, Boolean(schema.required?.includes(name)), field),
    ),
  );

/** @param {Json} schema */
const renderSchema = (schema) => (schema.properties ? renderFields(schema) : `<p>${typeOf(schema)}</p>`);

/** @param {Json} part */
const jsonOf = (part) => part.content['application/json'].schema;

/** @param {string} title @param {string} body */
const renderPart = (title, body) => (body ? `<h4>${title}</h4>${body}` : '');

/** @param {Entry} entry */
const renderOperation = ({ path, method, operation }) => {
  const parameters = operation.parameters.map((/** @type {Json} */ parameter) =>
    renderRow(`${parameter.name} (${parameter.in})`, parameter.required, {
      ...parameter.schema,
      description: parameter.description ?? parameter.schema.description,
    }),
  );
  const { data } = jsonOf(operation.responses['200']).properties;
  const id = escape(operation.operationId);
  return (
    `<details id="${id}"><summary><b>${method.toUpperCase()}</b> <code>${escape(path)}</code> ` +
    `<span>${escape(operation.summary)}</span></summary>` +
    `<p>operationId <code>${id}</code></p>` +
    renderPart('Parameters', renderTable(parameters)) +
    renderPart('Body', operation.requestBody ? renderSchema(jsonOf(operation.requestBody)) : '') +
    renderPart('data of the answer', renderSchema(data)) +
    '</details>'
  );
};

/** @param {Json} document @returns {[group: string, entries: Entry[]][]} */
const groupsOf = (document) => {
  /** @type {Map<string, Entry[]>} */
  const groups = new Map();
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const group = groupOf(path);
      groups.set(group, [...(groups.get(group) ?? []), { path, method, operation }]);
    }
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
};

const styles = `
:root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif; }
body { max-width: 72rem; margin: 0 auto; padding: 1.5rem; }
nav ul { columns: 16rem; padding: 0; list-style: none; }
details { border-top: 1px solid color-mix(in srgb, currentColor 20%, transparent); padding: 0.5rem 0; }
summary { cursor: pointer; } summary b { display: inline-block; min-width: 3.5rem; } summary span { opacity: 0.75; }
table { border-collapse: collapse; width: 100%; margin: 0.5rem 0 1rem; }
th, td { text-align: start; vertical-align: top; font-weight: normal; padding: 0.25rem 0.75rem 0.25rem 0;
  border-bottom: 1px solid color-mix(in srgb, currentColor 12%, transparent); overflow-wrap: anywhere; }
th { width: 30%; } i { opacity: 0.6; font-size: 0.875em; }
code { font: 0.9em ui-monospace, monospace; } :target { outline: 2px solid #ff4a26; outline-offset: 0.25rem; }
`;

/**
 * @param {Json} document an OpenAPI document of this contract
 * @returns {string} a whole HTML document
 */
export const renderApiPage = (document) => {
  const groups = groupsOf(document);
  const anchor = (/** @type {string} */ group) => `at-${group.replace(/\W+/g, '-')}`;
  const links = groups.map(
    ([group, entries]) => `<li><a href="#${anchor(group)}">${escape(group)}</a> (${entries.length})</li>`,
  );
  const sections = groups.map(
    ([group, entries]) =>
      `<section><h2 id="${anchor(group)}">${escape(group)}</h2>${entries.map(renderOperation).join('\n')}</section>`,
  );
  const schemas = Object.entries(document.components.schemas).map(
    ([name, schema]) =>
      `<h3 id="schema-${escape(name)}">${escape(name)}</h3>` +
      (schema.description ? `<p>${escape(schema.description)}</p>` : '') +
      renderSchema(schema),
  );
  const title = `${escape(document.info.title)} ${escape(document.info.version)}`;
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>${styles}</style></head>
<body>
<h1>${title}</h1>
<p>${escape(document.info.description)}</p>
<nav aria-label="Calls"><ul>${links.join('')}</ul></nav>
${sections.join('\n')}
<section><h2 id="schemas">Schemas</h2>
${schemas.join('\n')}
</section>
</body>
</html>
`;
};
