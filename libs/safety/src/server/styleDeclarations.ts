const length = '\\d{1,2}(?:\\.\\d{1,3})?(?:px|em|rem)|\\d{1,3}(?:\\.\\d{1,3})?%|0';
const color =
  '#[0-9a-f]{3}|#[0-9a-f]{6}|rgb\\( ?\\d{1,3} ?, ?\\d{1,3} ?, ?\\d{1,3} ?\\)|' +
  'rgba\\( ?\\d{1,3} ?, ?\\d{1,3} ?, ?\\d{1,3} ?, ?(?:0|1|0?\\.\\d{1,3}) ?\\)|[a-z]{3,20}';

const exactly = (pattern: string): RegExp => new RegExp(`^(?:${pattern})$`);

/** The CSS properties an article may set, each with a pattern for its whole value. */
const allowedValues: ReadonlyMap<string, RegExp> = new Map([
  ['text-align', exactly('left|right|center|justify|start|end')],
  ['text-indent', exactly(length)],
  ['font-weight', exactly('normal|bold|[1-9]00')],
  ['font-style', exactly('normal|italic')],
  ['color', exactly(color)],
  ['background-color', exactly(color)],
  ['font-size', exactly(length)],
  ['line-height', exactly(`normal|\\d(?:\\.\\d{1,3})?|${length}`)],
  ['text-decoration', exactly('none|underline|overline|line-through')],
]);

const maxLength = 2000;

/**
 * Keeps the declarations of a `style` attribute that the list allows, in lower case with single spaces.
 * @returns e.g. `color:#333;text-align:center`, or the empty string.
 */
export const styleDeclarations = (style: string): string => {
  if (style.length > maxLength) return '';
  const kept: string[] = [];
  for (const declaration of style.toLowerCase().split(';')) {
    const colon = declaration.indexOf(':');
    const property = declaration.slice(0, Math.max(colon, 0)).trim();
    const value = declaration
      .slice(colon + 1)
      .replace(/\s+/g, ' ')
      .trim();
    if (allowedValues.get(property)?.test(value)) kept.push(`${property}:${value}`);
  }
  return kept.join(';');
};
