const units: Partial<Record<string, number>> = { 万: 1e4, 亿: 1e8 };

/** `-31.5`, `12345`, `1,234`, `1.2万`. */
const fromText = (text: string): number => {
  const [, digits = NaN, unit = ''] = /^\s*(-?[\d.,]*\d)\s*([万亿]?)\s*$/.exec(text) ?? [];
  return Number(String(digits).replace(/,/g, '')) * (units[unit] ?? 1);
};

/** A finite number, or one that is written as text; undefined for everything else. */
export const toNumber = (value: unknown): number | undefined => {
  const number = typeof value === 'string' ? fromText(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
};

/** A count as platforms send it, as a whole number; undefined for less than 0 and for everything else. */
export const toCount = (value: unknown): number | undefined => {
  const number = Math.floor(toNumber(value) ?? -1);
  return number < 0 ? undefined : number;
};
