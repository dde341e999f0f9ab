/** Characters of Wingdings and Symbol that texts use, as those of Unicode. Others have none, or are not worth one. */
const ofWingdings: Readonly<Record<string, string>> = {
  l: '●',
  n: '■',
  u: '◆',
  '§': '▪',
  Ø: '➢',
  ü: '✓',
  v: '❖',
  q: '❑',
  o: '□',
  p: '❐',
  m: '❍',
  w: '◆',
  t: '⧫',
  s: '⬧',
  à: '→',
  ß: '←',
  á: '↑',
  â: '↓',
  è: '➔',
  ð: '⇨',
  J: '☺',
  K: '😐',
  L: '☹',
  þ: '☑',
  ý: '☒',
  '¨': '◻',
  û: '✗',
  Ÿ: '•',
  '·': '•',
  '¡': '○',
  '¤': '◉',
  '«': '★',
  ª: '✦',
  '²': '⯌',
  F: '☞',
  E: '☜',
  G: '☝',
  H: '☟',
  '(': '☎',
  '*': '✉',
  '!': '✏',
  '&': '📖',
  '1': '🗎',
};
const ofSymbol: Readonly<Record<string, string>> = {
  '·': '•',
  '®': '→',
  '¬': '←',
  '­': '↑',
  '¯': '↓',
  Þ: '⇒',
  Ü: '⇐',
  '³': '≥',
  '£': '≤',
  '¹': '≠',
  º: '≡',
  '»': '≈',
  '±': '±',
  '´': '×',
  '¸': '÷',
  '°': '°',
  '¥': '∞',
  Î: '∈',
  Ï: '∉',
  å: '∑',
  Õ: '∏',
  ò: '∫',
  Ö: '√',
  '¶': '∂',
  Ñ: '∇',
  '¨': '♦',
  '§': '♣',
  ª: '♠',
  '©': '♥',
  Ç: '∩',
  È: '∪',
  Ì: '⊂',
  É: '⊃',
  Ù: '∧',
  Ú: '∨',
  '"': '∀',
  $: '∃',
  '\\': '∴',
  '^': '⊥',
  a: 'α',
  b: 'β',
  c: 'χ',
  d: 'δ',
  e: 'ε',
  f: 'φ',
  g: 'γ',
  h: 'η',
  i: 'ι',
  j: 'ϕ',
  k: 'κ',
  l: 'λ',
  m: 'μ',
  n: 'ν',
  o: 'ο',
  p: 'π',
  q: 'θ',
  r: 'ρ',
  s: 'σ',
  t: 'τ',
  u: 'υ',
  v: 'ϖ',
  w: 'ω',
  x: 'ξ',
  y: 'ψ',
  z: 'ζ',
  A: 'Α',
  B: 'Β',
  C: 'Χ',
  D: 'Δ',
  E: 'Ε',
  F: 'Φ',
  G: 'Γ',
  H: 'Η',
  I: 'Ι',
  K: 'Κ',
  L: 'Λ',
  M: 'Μ',
  N: 'Ν',
  O: 'Ο',
  P: 'Π',
  Q: 'Θ',
  R: 'Ρ',
  S: 'Σ',
  T: 'Τ',
  U: 'Υ',
  W: 'Ω',
  X: 'Ξ',
  Y: 'Ψ',
  Z: 'Ζ',
};

/** A font whose letters are signs. `none`: the text is text. */
export type SymbolFont = 'wingdings' | 'symbol' | 'none';

const families = /(wingdings|webdings|zapf ?dingbats)|\bsymbol\b/i;

/** The symbol font that an element requests; undefined: it says nothing of a font, and has its parent's. */
export const symbolFontOf = (style: string, face: string): SymbolFont | undefined => {
  const [, declared] = /(?:^|[;\s])font(?:-family)?\s*:([^;]{0,300})/i.exec(style.slice(0, 2000)) ?? [];
  const named = declared ?? (face || undefined);
  if (named === undefined) return undefined;
  const found = families.exec(named);
  // Of several families the first that is a name counts; text that only falls back to a symbol font is text.
  if (!found || found.index > 40) return 'none';
  return found[1] ? 'wingdings' : 'symbol';
};

const privateUse = /[\ue000-\uf8ff]/g;

/** Without a known font: the signs that lists begin with, of both. */
const unknownSign = (letter: string): string => ofWingdings[letter] ?? ofSymbol[letter] ?? '';

/** The text as any font shows it: signs of symbol fonts mapped, those without a counterpart left out. */
export const withoutSymbolFont = (text: string, font: SymbolFont): string => {
  if (font === 'none') {
    return text.replace(privateUse, (sign) =>
      sign >= '\uf020' && sign <= '\uf0ff'
        ? unknownSign(String.fromCharCode(sign.charCodeAt(0) - 0xf000))
        : '',
    );
  }
  const signs = font === 'symbol' ? ofSymbol : ofWingdings;
  return text.replace(/[^\s\d.,;:()+=/<>%-]/gu, (given) => {
    const code = given.codePointAt(0) ?? 0;
    const letter = code >= 0xf020 && code <= 0xf0ff ? String.fromCharCode(code - 0xf000) : given;
    if (letter.charCodeAt(0) > 0xff) return code >= 0xe000 && code <= 0xf8ff ? '' : given;
    return signs[letter] ?? '';
  });
};

/** Whether a text is the sign of an item of a list, in this font. */
export const isBullet = (text: string, font: SymbolFont): boolean => {
  if (text.length > 40) return false;
  const sign = text.replace(/[\s\u200b]+/g, '');
  if ([...sign].length !== 1) return false;
  return font !== 'none' || /[\uf020-\uf0ff·•●○◦▪■□◆◇❖➢✓§Ø–-]/.test(sign);
};
