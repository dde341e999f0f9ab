import type { IslandModules } from '@share/islands';

/** The live parts of what can be listened to. */
export const audioIslands: IslandModules = {
  audio: { when: 'view', load: async () => (await import('./AudioPlayer')).AudioPlayer },
  audioAlbum: {
    when: 'view',
    load: async () => (await import('../audio-album/AudioAlbumPlayer')).AudioAlbumPlayer,
  },
};
