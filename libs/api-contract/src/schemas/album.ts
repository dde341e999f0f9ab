import * as z from 'zod';
import { contentCardSchema, contentDetailSchema } from './content';
import { countSchema } from './values';

/** Series of albums (spec §3). */
export const albumSeriesSchema = z.enum(['audio_album', 'video_album']);

/** An album: its head, without its tracks. A missing `album_status.status` counts as unfinished (R37). */
export const albumSchema = z
  .object({
    ...contentDetailSchema.omit({ relations: true }).shape,
    uid: z.string(),
    series: albumSeriesSchema,
  })
  .meta({ id: 'Album' });

/** One audio or video of an album; `payload.play_url` and `payload.duration` are what a player needs. */
const albumTrackSchema = z
  .object({
    ...contentCardSchema.shape,
    number: z.int().min(1).meta({ description: 'Place in the album, from 1 for the oldest.' }),
  })
  .meta({ id: 'AlbumTrack' });

/** An album as the static store holds it, published or not: with all its tracks, newest first. */
export const staticAlbumSchema = albumSchema
  .extend({ tracks: z.array(albumTrackSchema).optional() })
  .meta({ id: 'StaticAlbum' });

export const albumTracksSchema = z
  .object({ tracks: z.array(albumTrackSchema), total: countSchema })
  .meta({ id: 'AlbumTracks' });
