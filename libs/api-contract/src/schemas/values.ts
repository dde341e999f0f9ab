import * as z from 'zod';

/** Every kind of content the platform knows (spec §3). */
export const contentTypeSchema = z
  .enum([
    'video',
    'svideo',
    'audio',
    'article',
    'image',
    'h5',
    'link',
    'topic',
    'sp_topic',
    'mini_program',
    'live',
    'cloud_form',
    'local_live',
    'audio_album',
    'video_album',
    'special',
  ])
  .meta({ id: 'ContentType' });

/** Times, counts and switches are marked with `x-kind`: the client reads it in every form that is described. */
export const secondsSchema = z.int().min(0).meta({
  id: 'Seconds',
  'x-kind': 'time',
  description:
    'Whole seconds since 1970. Also read: milliseconds, microseconds, text of digits, ISO 8601, and `2026-11-02 07:30:00`, `2026/11/02` as time in Shanghai. Before 1980, from 2100 on, and anything else: no time.',
});

/** A count that never goes below zero. */
export const countSchema = z.int().min(0).meta({
  id: 'Count',
  'x-kind': 'count',
  description: 'Also read: text of digits, `1,234` and `1.2万`. Below zero, and anything else: absent.',
});

/** A switch whose type differs between senders (R50). */
export const switchSchema = z.union([z.boolean(), z.number(), z.string()]).meta({
  id: 'Switch',
  'x-kind': 'switch',
  description:
    'On: true, 1, and the texts `true`, `1`, `yes`, `on`. Off: every other text, number and boolean.',
});

/** The first of the two switches of comments (R28), of which only one word opens. */
export const commentSwitchSchema = z.union([z.boolean(), z.string()]).meta({
  id: 'CommentSwitch',
  'x-kind': 'truth',
  description:
    'True, or the text `true`, opens comments; absent: they are open. Everything else closes them.',
});

/** An id that may stand in an address (R7). */
export const idSchema = z.string().regex(/^[0-9A-Za-z_-]{4,64}$/);
