import { idFrom, createRandom } from '../../createRandom';
import { draftOf, type Draft, type Scene } from '../../Draft';
import { apart, createLooks, type Look } from '../../looks';
import type { StoredContent } from '../../SeedBundle';
import { postIdOf, toContent, type PlacedDraft } from '../../toContent';
import type { StoredAlbum } from '../CollectionBodies';
import { audioTracks } from './audioTracks';
import { trackPlaces, videoTracks } from './videoTracks';

const weekSeconds = 7 * 24 * 3_600;
const followingTracks = 5;

/** Tracks that have long been items of their own, by album and number. */
const knownIds: Record<string, string> = { 'nightbot 24': 'rainpod1' };

/** An album of short sounds, half a minute each. */
const shortAlbum = 'mpaualb1';

const titlesOf = ({ title }: Draft): readonly string[] => audioTracks[title] ?? videoTracks[title] ?? [];

const trackIdOf = (album: Draft, number: number): string => {
  const key = `${postIdOf(album)} ${number}`;
  return knownIds[key] ?? idFrom(key);
};

/** Seconds of a sound; films are as long as they are. */
const durationOf = (album: Draft, number: number): number =>
  postIdOf(album) === shortAlbum ? 30 : createRandom(`track:${postIdOf(album)} ${number}`).int(420, 1_980);

/** The album, then the tracks that follow; after the last one comes the first. */
const relatedIds = (album: Draft, number: number, total: number): string[] => {
  const places = Array.from({ length: Math.min(followingTracks, total - 1) }, (_, step) => number + step);
  return [postIdOf(album), ...places.map((place) => trackIdOf(album, (place % total) + 1))];
};

const trackDraft = (album: Draft, title: string, number: number): Draft => {
  const { actor, mp, source = mp, summary, column } = album;
  const [type, counted] =
    album.type === 'video_album' ? (['video', '集'] as const) : (['audio', '期'] as const);
  return draftOf(type, title, `《${album.title}》第 ${number} ${counted}`, column, {
    id: trackIdOf(album, number),
    duration: durationOf(album, number),
    body: summary,
    ...(actor && { actor }),
    ...(mp && { mp }),
    ...(source !== undefined && { source }),
  });
};

const isAlbum = ({ draft: { type } }: PlacedDraft): boolean =>
  type === 'audio_album' || type === 'video_album';

/** The tracks of every album by id, oldest first: as many as the album says it has. */
export const buildAlbums = (placed: readonly PlacedDraft[]): StoredAlbum[] =>
  placed.filter(isAlbum).map(({ draft }) => ({
    uid: postIdOf(draft),
    tracks: titlesOf(draft).map((title, index) => ({
      post_id: trackIdOf(draft, index + 1),
      number: index + 1,
      title,
    })),
  }));

/** The pictures of an album's tracks, by id; the first one differs from that of the album, which stands before it in a list. */
const looksOfTracks = ({ draft, scene, look: albumLook }: PlacedDraft): Map<string, [Scene, Look]> => {
  const places = trackPlaces[draft.title] ?? [scene];
  const deal = createLooks();
  return new Map(
    titlesOf(draft).map((_, index) => {
      const place = places[index % places.length] ?? scene;
      let look = deal(place);
      if (index === 0 && look === albumLook) look = deal(place);
      return [trackIdOf(draft, index + 1), [place, look]];
    }),
  );
};

/** The tracks of every album as items with pages of their own, one a week up to the album's own time. */
export const buildTracks = (placed: readonly PlacedDraft[]): StoredContent[] =>
  placed.filter(isAlbum).flatMap((album) => {
    const { draft, scene, look, topics, publishAt } = album;
    const shown = looksOfTracks(album);
    const total = shown.size;
    return titlesOf(draft)
      .map((title, index) => ({ draft: trackDraft(draft, title, index + 1), number: index + 1 }))
      .filter((track) => !Object.values(knownIds).includes(postIdOf(track.draft)))
      .map((track) => {
        const [place, trackLook] = shown.get(postIdOf(track.draft)) ?? [scene, look];
        return toContent({
          draft: track.draft,
          scene: place,
          look: trackLook,
          topics,
          publishAt: publishAt - (total - track.number) * weekSeconds,
          commentCount: 0,
          relatedIds: apart(relatedIds(draft, track.number, total), (id) => shown.get(id)?.[1] ?? look),
        });
      });
  });
