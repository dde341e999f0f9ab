import { segment, topicSegment, wellFormed } from '@share/safety';

export type Fields = Record<string, unknown>;

/** The name of a topic is text in any script; every other path parameter is a plain id. */
const textParameter = 'name';

/**
 * Fills a path template from the input of a call. `rest` has the other fields: the query or the body.
 * @throws UnsafeSegmentError when a path parameter is not a plain id
 */
export const fillPath = (template: string, input: Fields): { path: string; rest: Fields } => {
  const rest = { ...input };
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => {
    delete rest[name];
    return (name === textParameter ? topicSegment : segment)(String(input[name]));
  });
  return { path, rest };
};

/** `?name=value&…`; what is not given is left out. */
export const toQuery = (fields: Fields): string => {
  let query = '';
  for (const name in fields) {
    const value = fields[name];
    if (value != null)
      query += `${query ? '&' : '?'}${name}=${encodeURIComponent(wellFormed(String(value)))}`;
  }
  return query;
};
