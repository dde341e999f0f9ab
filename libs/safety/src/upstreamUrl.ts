import { segment, topicSegment, UnsafeSegmentError } from './segment';

/** Values of the query; `undefined` and `null` leave the key out. */
export type UpstreamQuery = Record<string, string | number | boolean | null | undefined>;

/**
 * Builds the address of a platform call from a template and route values.
 * @param base origin of the platform, with an optional path, from configuration.
 * @param pathTemplate path with `{name}` places, as in the contract: `/peony/v1/content/{post_id}`.
 * @param params one value per place: a plain segment, or what `topicSegment` returned.
 * @returns an absolute address whose origin is the base's and whose path is the template, place by place.
 * @throws UnsafeSegmentError when a value is missing or unsafe, or when the finished address left the template.
 */
export function upstreamUrl(
  base: string,
  pathTemplate: string,
  params: Record<string, string> = {},
  query: UpstreamQuery = {},
): string {
  const root = new URL(base);
  const values = new Map(Object.entries(params));
  const path = pathTemplate.replace(/\{(\w{1,64})\}/g, (_place, name: string) =>
    fill(name, values.get(name)),
  );
  const expected = root.pathname.replace(/\/$/, '') + path;
  const url = new URL(root.origin + expected);
  if (url.origin !== root.origin || url.pathname !== expected) throw new UnsafeSegmentError('path');
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) url.searchParams.append(key, String(value));
  }
  return url.href;
}

function fill(name: string, value: string | undefined): string {
  try {
    const given = value ?? '';
    return given.includes('%') ? topicSegment(decodeURIComponent(given)) : segment(given);
  } catch {
    throw new UnsafeSegmentError(name);
  }
}
