const references: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
  '=': '&#61;',
  // A browser that serialises its tree would write the character itself, and a parser would read it as a line feed.
  '\r': '\n',
};

const toReference = (character: string): string => references[character] ?? '';

/** Quotes as well: in text that is added to a page as it is, `class="` would look like an attribute to code that searches the markup. */
export const escapeText = (text: string): string => text.replace(/[&<>"\r]/g, toReference);

export const attributeText = (value: string): string => value.replace(/[&<>"'`=\r]/g, toReference);

/** A start tag with quoted values that contain no character which could end a value or start a tag. */
export const startTag = (name: string, attributes: ReadonlyMap<string, string>): string => {
  let tag = `<${name}`;
  for (const [key, value] of attributes) tag += ` ${key}="${attributeText(value)}"`;
  return `${tag}>`;
};

const characters: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#96;': '`',
  '&#61;': '=',
};

/** The value behind {@link attributeText}. */
export const fromAttributeText = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#39|#96|#61);/g, (reference) => characters[reference] ?? '');
