import type { Scene } from './Draft';
import type { Look } from './looks';
import { photographUrl } from './pictures/pictureOf';

/**
 * Seconds of the films in fixtures/media/clip, by scene: `wide` for a video, `tall` for a short one.
 * @public `scripts/make-media.mjs` makes them as long
 */
export const filmSeconds = {
  wetland: { wide: 20, tall: 11 },
  bridge: { wide: 18, tall: 9 },
  oldstreet: { wide: 16, tall: 12 },
  market: { wide: 14, tall: 10 },
  lake: { wide: 16, tall: 13 },
  nightcity: { wide: 22, tall: 14 },
  library: { wide: 12, tall: 8 },
  train: { wide: 17, tall: 15 },
  stage: { wide: 19, tall: 10 },
  tea: { wide: 21, tall: 12 },
  rain: { wide: 13, tall: 9 },
  harbor: { wide: 24, tall: 11 },
} as const;

type FilmScene = keyof typeof filmSeconds;

/** The film of one item alone: the lake in four lights. */
export const seasonsSeconds = 24;

/** Seconds of the recording that is sent in parts. */
export const streamSeconds = 24;

/** Seconds of `voice.mp3`, an article read aloud. */
export const voiceSeconds = 31;

const soundOf: Record<FilmScene, string> = {
  wetland: 'crickets',
  bridge: 'waves',
  oldstreet: 'bells',
  market: 'bells',
  lake: 'crickets',
  nightcity: 'crickets',
  library: 'bells',
  train: 'train',
  stage: 'bells',
  tea: 'crickets',
  rain: 'rain',
  harbor: 'waves',
};

interface Clip {
  play_url: string;
  /** Seconds, those of the file. */
  duration: number;
}

const isFilmed = (scene: Scene): scene is FilmScene => scene in filmSeconds;

/** The film of the same scene as the picture of an item; scenes without one have that of the old street. */
export const filmOf = (scene: Scene, shape: 'wide' | 'tall'): Clip => {
  const shown = isFilmed(scene) ? scene : 'oldstreet';
  return { play_url: `/media/clip/${shown}-${shape}.mp4`, duration: filmSeconds[shown][shape] };
};

const streamAddress = '/media/live/vod.m3u8';

/** The picture a clip shows before it plays: the first frame of a film, the photograph of a sound's item. */
export const posterOf = (address: string, look: Look): string => {
  if (address === streamAddress) return '/media/picture/film-stream.jpg';
  const [, film] = /^\/media\/clip\/([a-z-]+)\.mp4$/.exec(address) ?? [];
  return film === undefined ? photographUrl(look) : `/media/picture/film-${film}.jpg`;
};

/** The sound of a place, as long as requested: the platform repeats its recording (`repeatSound`). */
export const soundAt = (scene: Scene, duration: number): Clip => {
  const sound = soundOf[isFilmed(scene) ? scene : 'oldstreet'];
  return { play_url: `/media/clip/${sound}-${duration}.mp3`, duration };
};
