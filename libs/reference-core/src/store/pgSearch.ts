import type { Conditions } from './pgSelect';
import { mostFound, type SearchedKind, type SearchRequest, toWords } from './SearchRequest';
import { tables } from './tables';

const quote = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** The pairs of letters of a word; one letter stands alone. */
const toPairs = (word: string): string[] => {
  const letters = [...word];
  if (letters.length === 1) return [quote(word)];
  return letters.slice(1).map((letter, index) => quote(`${letters[index]}${letter}`));
};

/** The sizes of blocks of entries, as powers of two (`migrations/search.ts`). */
export const blockSizes = [12, 14, 16, 18, 20] as const;

/** The statement that folds a keyword as the database folds what it searches. */
export const toFolding = (keyword: string): Conditions => ({
  text: 'select search_fold($1) as folded',
  values: [keyword],
});

/**
 * The statement that finds and ranks the latest entries: `{ total, bodies, latest }`, the last of which is the number of the latest entry.
 *
 * @param folded the keyword; it has a word
 * @param size only entries of the latest two blocks of this size are searched; all without it
 */
export const toSearch = (
  kind: SearchedKind,
  folded: string,
  { type, limit, offset = 0 }: SearchRequest,
  size?: (typeof blockSizes)[number],
): Conditions => {
  const table = tables[kind]?.name;
  const words = toWords(folded);
  const pairs = words.flatMap(toPairs);
  const query = [...(type === undefined ? [] : [quote(` type ${type}`)]), ...pairs].join(' & ');
  const places = words.map((_, index) => `$${index + 4}`);
  const matches = places.map((word) => `(strpos(title, ${word}) > 0 or strpos(more, ${word}) > 0)`);
  const scores = places.map((word) => `case when strpos(title, ${word}) > 0 then 2 else 1 end`);
  const block = (back: number): string =>
    `''' ${size} ' || (select max(seq) >> ${size} from ${table}) - ${back} || ''''`;
  const within = size === undefined ? '$1' : `'(' || ${block(0)} || '|' || ${block(1)} || ') & ' || $1`;
  return {
    text: `with found as materialized (
        select seq, ${scores.join(' + ')} + case when starts_with(title, $4) then 1 else 0 end as score
        from ${table}
        where pairs @@ (${within})::tsquery and ${matches.join(' and ')}
        order by seq desc limit ${mostFound})
      select (select count(*)::int from found) as total, (select max(seq) from ${table})::float as latest,
        array(select body from (select seq, score from found order by score desc, seq desc limit $2 offset $3) listed
              join ${table} using (seq) order by score desc, seq desc) as bodies`,
    values: [query, limit, offset, ...words],
  };
};
