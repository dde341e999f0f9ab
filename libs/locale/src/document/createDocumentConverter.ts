import { escapeHtml, jsonScript } from '@share/safety';
import { createConverter, type Convert } from '../converter/createConverter';
import type { TraditionalPhrases } from '../localeConstants';
import { convertLinkedData } from './convertLinkedData';
import { humanAttributes, isReadable, untouchedElements } from './humanAttributes';
import { createIslandTexts } from './createIslandTexts';
import { originalsId } from './originalsId';

interface DocumentConverterOptions {
  phrases: TraditionalPhrases;
  /** Address of the module that converts later content in the browser (`keepTraditional`). */
  script: string;
}

const attributes = '(?:"[^"]*"|\'[^\']*\'|[^\'">])*';
const untouched = untouchedElements.join('|');
/** An element that is no text of the page, a comment, a tag, or a text. */
const piece = new RegExp(
  `<(${untouched})\\b${attributes}>[^]*?</\\1>|<!--[^]*?-->|<${attributes}>|[^<]+|<`,
  'gi',
);
const humanAttribute = new RegExp(`(\\s(?:${humanAttributes.join('|')})=")([^"]*)(?=")`, 'g');
const linkedData = /^(<script[^>]* type="application\/ld\+json"[^>]*>)([^]*)(<\/script>)$/;

const places: Record<TraditionalPhrases, string> = { tw: 'zh_TW', hk: 'zh_HK' };

/**
 * Creates the function that converts a finished document of this site to 繁體 (R83): texts, attributes that visitors see or hear, and metadata
 * for other programs. Addresses, ids, the data of islands and inline scripts, whose hashes stand in the policy, stay byte for byte. The document
 * then names the module that converts later content, and the texts that hydration expects in islands.
 */
export const createDocumentConverter = ({ phrases, script }: DocumentConverterOptions) => {
  let convert: Convert | undefined;
  const module = `<script type="module" src="${escapeHtml(script)}" data-phrases="${phrases}"></script>`;

  const convertTag = (tag: string, toTraditional: Convert): string => {
    if (/^<(?:html|body)\b/i.test(tag)) return tag.replace(/\slang="[^"]*"/, ' lang="zh-Hant"');
    if (!/^<meta\b/i.test(tag))
      return tag.replace(humanAttribute, (_, name: string, value: string) => name + toTraditional(value));
    if (tag.includes('"og:locale"')) return tag.replace('zh_CN', places[phrases]);
    return tag.replace(/(\scontent=")([^"]*)(?=")/, (_, name: string, value: string) =>
      isReadable(value) ? name + toTraditional(value) : name + value,
    );
  };

  return (html: string): string => {
    const toTraditional = (convert ??= createConverter(phrases));
    const islandTexts = createIslandTexts();

    const convertText = (text: string): string => {
      const converted = toTraditional(text);
      if (converted !== text) islandTexts.passText(text);
      return converted;
    };

    const convertPiece = (found: string): string => {
      if (!found.startsWith('<') || found === '<') return convertText(found);
      islandTexts.passTag(found);
      const data = linkedData.exec(found);
      if (data) return data[1] + convertLinkedData(data[2] ?? '', toTraditional) + data[3];
      return /^<(?:script|style|!)/i.test(found) ? found : convertTag(found, toTraditional);
    };

    const converted = html.replace(piece, convertPiece);
    const originals = `<script type="application/json" id="${originalsId}">${jsonScript(islandTexts.list())}</script>`;
    // Scripts of this kind run in their order: the first island hydrates when texts can be converted.
    return converted
      .replace('<script type="module"', (first) => module + first)
      .replace(/<\/body>(?![^]*<\/body>)/, (end) => originals + end);
  };
};
