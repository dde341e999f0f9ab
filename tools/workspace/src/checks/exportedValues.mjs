const declared = /^export (?:async )?(?:const|function|class) (\w+)/gm;
const listed = /^export \{([^}]*)\}/gm;

/**
 * The names of values, not of types, that an entry point exports: it lists them one by one.
 *
 * @type {(text: string) => string[]}
 */
export const exportedValues = (text) => [
  ...Array.from(text.matchAll(declared), ([, name = '']) => name),
  ...Array.from(text.matchAll(listed), ([, names = '']) => names.split(','))
    .flat()
    .map((name) => name.trim())
    .filter((name) => name && !name.startsWith('type '))
    .map((name) => name.replace(/^.* as /, '')),
];
