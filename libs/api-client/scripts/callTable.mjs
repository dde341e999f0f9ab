/**
 * Writes docs/platform-calls.md: every call the specification requests, with its operation in the contract and its
 * function in this library. With `--check` it only compares.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { build } from 'esbuild';

const root = new URL('../', import.meta.url);
const workspace = new URL('../../', root);
const target = new URL('docs/platform-calls.md', workspace);

const load = async (entry) => {
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: root.pathname },
    bundle: true,
    format: 'esm',
    platform: 'node',
    tsconfig: new URL('tsconfig.json', root).pathname,
    write: false,
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
};

/** Names of path parameters are the contract's; the specification leaves some open. */
const shapeOf = (call) => call.replace(/\{\w+\}/g, '{}');

const readOperations = async () => {
  const document = JSON.parse(await readFile(new URL('libs/api-contract/openapi.json', workspace), 'utf8'));
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, summary }]) => ({
      call: `${method.toUpperCase()} ${path}`,
      operationId,
      summary,
    })),
  );
};

/** The second argument of a group's factory, where its calls differ by family. */
const familyArgument = ({ isForMediaAccounts, hasFamily }) => {
  if (isForMediaAccounts) return ", 'mp'";
  return hasFamily ? ", 'peony'" : '';
};

const functionFor = (functions, call) => {
  const found = functions.find(({ method, path }) => `${method.toUpperCase()} ${path}` === call);
  if (!found) return '`startStatistics` of `@share/tracking`';
  return `\`${found.group}(client${familyArgument(found)}).${found.name}\``;
};

const render = (tables, operations, functions) => {
  const find = (call) => operations.find((operation) => shapeOf(operation.call) === shapeOf(call));
  const missing = tables.flatMap(({ calls }) => calls).filter(([, call]) => !find(call));
  if (missing.length > 0) {
    throw new Error(`The contract lacks ${missing.map(([what, call]) => `${call} (${what})`).join(', ')}.`);
  }
  const named = tables.flatMap(({ calls }) => calls.map(([, call]) => find(call)?.operationId));
  const others = operations.filter(({ operationId }) => !named.includes(operationId));
  const all = [
    ...tables,
    ...(others.length > 0
      ? [{ title: 'Further calls', calls: others.map(({ summary, call }) => [summary, call]) }]
      : []),
  ];
  const sections = all.map(({ title, calls }) => {
    const rows = calls.map(([what, call]) => {
      const operation = find(call);
      return `| ${what} | \`${operation.call}\` | \`${operation.operationId}\` | ${functionFor(functions, operation.call)} |`;
    });
    return `## ${title}\n\n| spec §7 | call | operation | function |\n|---|---|---|---|\n${rows.join('\n')}\n`;
  });
  return `# Calls of the platform

Every call of the specification with its operation in \`libs/api-contract\` and the function of \`libs/api-client\` that makes it. Made by
\`npx nx run api-client:generate\` from the contract; do not edit. Fields and limits: [api.html](api.html), or \`/openapi.json\` of a
running reference platform.

Calls of the media-account family (\`/guzzle\`, \`/dinner\`) are made by the same function as their counterpart; the family of the actor in the
page's address decides. Paths under \`/inner\` and \`/dinner\` exist on the internal host only and are called by the site's server alone.

${sections.join('\n')}
## Addresses without an envelope

| spec §7 | address | who uses it |
|---|---|---|
| Realtime client | \`/connection/websocket\` | the address that \`getLiveToken\` gives |
| Agreement frames | \`/davmu/agreement/user_agreement\`, \`/davmu/agreement/privacy_policy\` | HTML pages shown in a frame |
`;
};

const { listFunctions, specTables } = await load(
  `export { listFunctions } from './testing/listFunctions'; export { specTables } from './testing/specCalls';`,
);
const text = render(specTables, await readOperations(), listFunctions());
const isCurrent = (await readFile(target, 'utf8').catch(() => '')) === text;
if (process.argv.includes('--check') && !isCurrent) {
  console.error('Stale: docs/platform-calls.md. Run `npx nx run api-client:generate` and commit the result.');
  process.exit(1);
}
if (!isCurrent) await writeFile(target, text);
console.log(isCurrent ? 'docs/platform-calls.md is current.' : 'Wrote docs/platform-calls.md.');
