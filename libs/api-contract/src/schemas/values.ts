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

/** Whole seconds since 1970. */
export const secondsSchema = z.int().min(0);

/** A count that never goes below zero. */
export const countSchema = z.int().min(0);

/** A switch whose type differs between senders (R50): `1`, `'1'`, `true` and `'true'` are on. */
export const switchSchema = z.union([z.boolean(), z.number(), z.string()]);

/** An id that may stand in an address (R7). */
export const idSchema = z.string().regex(/^[0-9A-Za-z_-]{4,64}$/);
