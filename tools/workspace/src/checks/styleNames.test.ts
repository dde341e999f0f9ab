import { styleNames } from './styleNames.mjs';

const css = (text: string, path = 'libs/ui/src/card/Card.module.css') => ({ path, text });
const tsx = (text: string) => ({
  path: 'libs/ui/src/card/Card.tsx',
  text: `import styles from './Card.module.css';\n${text}`,
});

it('accepts classes that are defined and used, also by another class', () => {
  const files = [
    css(".card {\n  composes: row from '../row/Row.module.css';\n  .title {}\n}\n.wide { composes: card; }"),
    css('/* .old */ .row { margin: 0.5px; } :global(.pswp) {}', 'libs/ui/src/row/Row.module.css'),
    tsx('<b className={styles.wide}><i className={styles.title} /></b>'),
  ];
  expect(styleNames(files)).toEqual([]);
});

it('refuses a class that nothing uses', () => {
  expect(styleNames([css('.card {} .title {}'), tsx('styles.card')])).toEqual([
    'libs/ui/src/card/Card.module.css has the class title, which nothing uses.',
  ]);
});

it.each([
  [
    'a component',
    [css('.card {}'), tsx('styles.card; styles.tilte')],
    'libs/ui/src/card/Card.tsx uses the class tilte',
  ],
  [
    'another class',
    [css('.card { composes: rwo; }'), tsx('styles.card')],
    'libs/ui/src/card/Card.module.css uses the class rwo',
  ],
])('refuses a class that is not there but used by %s', (_name, files, problem) => {
  expect(styleNames(files)).toEqual([`${problem}, which libs/ui/src/card/Card.module.css does not have.`]);
});
