const SHORTEST_CLAUSE = 5;
const LONGEST_CLAUSE = 12;

/** Width in Chinese characters; Latin letters, digits and spaces count as half a character. */
const widthOf = (text: string): number =>
  [...text].reduce((width, character) => width + (character <= '\u00ff' ? 0.5 : 1), 0);

/**
 * Splits a title after ，：？ into clauses between which it may break (design: type). A clause narrower than five characters
 * is joined with the next one, the last one with the one before. A title with a clause wider than a line, twelve characters,
 * is returned whole.
 */
export const splitClauses = (title: string): string[] => {
  const clauses: string[] = [];
  let clause = '';
  for (const piece of title.match(/[^，：？]*[，：？]+|[^，：？]+/g) ?? []) {
    clause += piece;
    if (widthOf(clause) < SHORTEST_CLAUSE) continue;
    clauses.push(clause);
    clause = '';
  }
  if (clause) clauses.push((clauses.pop() ?? '') + clause);
  return clauses.some((text) => widthOf(text) > LONGEST_CLAUSE) ? [title] : clauses;
};
