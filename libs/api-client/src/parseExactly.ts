/** A whole number that a double may not hold. Digits inside a text match too, which costs time and nothing else. */
const longNumber = /[:,[]\s*-?\d{16}/;

const isLong = /^-?\d{16,}$/;

/** Integers that would be rounded become text, as ids are. */
const toExact = (source: string): unknown => {
  const number = Number(source);
  return isLong.test(source) && !Number.isSafeInteger(number) ? source : number;
};

type Reviver = (key: string, value: unknown, context?: { source?: string }) => unknown;

const reviveExactly: Reviver = (_, value, context) =>
  typeof value === 'number' && context?.source ? toExact(context.source) : value;

/** Whether `JSON.parse` tells its reviver the source of a number: Chrome from 114, Safari from 18.4, Node from 21. */
const givesSource = (): boolean => {
  let source: string | undefined;
  const note: Reviver = (_, value, context) => {
    source = context?.source;
    return value;
  };
  JSON.parse('1', note);
  return source === '1';
};

/**
 * Parses JSON without rounding ids that come as long numbers: they become text. Where the engine cannot tell their digits, a library can,
 * which is loaded for such a text alone.
 * @throws SyntaxError, or rejects with it
 */
export const parseExactly = (text: string): unknown => {
  if (!longNumber.test(text)) return JSON.parse(text);
  if (givesSource()) return JSON.parse(text, reviveExactly);
  return import('lossless-json').then(({ parse }) =>
    parse(text, null, { parseNumber: toExact, onDuplicateKey: ({ newValue }) => newValue }),
  );
};
