import { linkRel } from './attributes';
import type { BodyWriter } from './BodyWriter';
import { allowsText } from './elements';
import type { Omission } from './omissions';

/** Another site, by its name, or a page or file at this site's own origin. */
const leadsSomewhere = /^(?:https?:\/\/(?![\d.]+[:/]|\[)|\/(?:davmu|media)\/)/;

/** Writes what is left out as a row, with a link to it where there may be one. */
export const writeOmission = (writer: BodyWriter, { kind, text, href, isEmbed }: Omission): void => {
  if (!allowsText(writer.open.at(-1))) return;
  const isLink = href !== undefined && leadsSomewhere.test(href) && !writer.open.includes('a');
  writer.start('span', { attributes: new Map([['data-omitted', kind]]) });
  if (isLink) {
    const embed: [string, string][] = isEmbed ? [['data-embed', '']] : [];
    writer.start('a', { attributes: new Map([['href', href], ...embed, ['rel', linkRel]]) });
  }
  writer.text(text.replace(/\s+/g, ' '), false);
  if (isLink) writer.end();
  writer.end();
};
