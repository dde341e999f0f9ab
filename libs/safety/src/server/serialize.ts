const references: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
  '=': '&#61;',
  // A browser that writes its tree again would write the character itself and read a line feed.
  '\r': '\n',
};

const refer = (character: string): string => references[character] ?? '';

/** Text as it stands between tags. */
export function textContent(text: string): string {
  return text.replace(/[&<>\r]/g, refer);
}

/** A start tag with every value quoted; inside a value no character is left that could end it or start a tag. */
export function startTag(name: string, attributes: ReadonlyMap<string, string>): string {
  let tag = `<${name}`;
  for (const [key, value] of attributes) tag += ` ${key}="${value.replace(/[&<>"'`=\r]/g, refer)}"`;
  return `${tag}>`;
}
