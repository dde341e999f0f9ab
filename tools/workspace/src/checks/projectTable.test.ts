import { projectTable } from './projectTable.mjs';

const projects = [
  { name: 'ui', root: 'libs/ui' },
  { name: 'workspace', root: 'tools/workspace' },
];
const check = (...rows: string[]) =>
  projectTable(projects, [
    { path: 'README.md', text: ['| project | what it owns |', '|---|---|', ...rows, ''].join('\n') },
  ]);
const ui = '| [libs/ui](libs/ui) | components |';
const tools = '| [tools/workspace](tools/workspace) | checks |';

it('accepts a row for each project', () => {
  expect(check(ui, tools)).toEqual([]);
});

it.each([
  ['no row', [tools]],
  ['a row that says nothing', [tools, '| [libs/ui](libs/ui) |  |']],
  ['a row that leads elsewhere', [tools, '| [libs/ui](libs/ux) | components |']],
])('refuses %s', (_name, rows) => {
  expect(check(...rows)).toEqual(['README.md has no row for libs/ui: | [libs/ui](libs/ui) | what it owns |']);
});

it('refuses a row without a project, and a workspace without the table', () => {
  expect(check(ui, tools, '| [libs/gone](libs/gone) | nothing any more |')).toEqual([
    'README.md has a row for libs/gone, which is no project.',
  ]);
  expect(projectTable(projects, [])).toHaveLength(2);
});
