/** A query parameter that changes a page; a name alone stands for one that takes any value. */
export type QueryParameter =
  | string
  | {
      name: string;
      /** Any other value makes no difference to the page. */
      values?: readonly string[];
      /** A parameter that stands before this one and wins over it. */
      insteadOf?: string;
      /** Anybody can invent values that show a page, without end. */
      isOpen?: boolean;
    };

/** The parameters of a row. `all` only for pages that are never cached: every variant of a query would be an entry of its own. */
export type AllowedQuery = readonly QueryParameter[] | 'all';

const maxNameLength = 64;
const maxValueLength = 512;

const hasControlCharacter = (text: string) => /[\u0000-\u001f\u007f]/.test(text);

/** Whether a value makes no difference to the page. The first page of a list has no number, and all that is no number shows it. */
const isIgnored = (name: string, value: string) =>
  name.length > maxNameLength ||
  value.length > maxValueLength ||
  hasControlCharacter(value) ||
  (name === 'page' && !/^(?:[2-9]|[1-9]\d{1,3})$/.test(value));

type ParameterRule = Exclude<QueryParameter, string>;

const toRule = (parameter: QueryParameter): ParameterRule =>
  typeof parameter === 'string' ? { name: parameter } : parameter;

/**
 * Keeps the first value of each allowed parameter, in the order of `allowed`. Drops names of more than 64 characters, values with
 * control characters or more than 512 characters, those that make no difference to the page, and of `page` those that are no number from 2 to 9,999.
 * @param sent as `readQuery` gives it
 */
export const toCanonicalQuery = (sent: URLSearchParams, allowed: AllowedQuery): URLSearchParams => {
  const accepted = new URLSearchParams();
  const parameters = allowed === 'all' ? [...new Set(sent.keys())] : allowed;
  for (const { name, values, insteadOf } of parameters.map(toRule)) {
    const value = sent.get(name);
    if (value === null || isIgnored(name, value)) continue;
    const isKnown = values?.includes(value) ?? true;
    const isDecided = insteadOf !== undefined && Boolean(accepted.get(insteadOf));
    if (isKnown && !isDecided) accepted.set(name, value);
  }
  return accepted;
};

/** Lists have no end, and pages behind this one are requested by hardly anybody. */
const lastUsualPage = 20;

/** Whether a page has one of endlessly many addresses that anybody can invent. */
export const isUnknownQuery = (query: URLSearchParams, allowed: AllowedQuery): boolean => {
  if (allowed === 'all') return false;
  if (Number(query.get('page')) > lastUsualPage) return true;
  return allowed.map(toRule).some(({ name, isOpen = false }) => isOpen && Boolean(query.get(name)));
};
