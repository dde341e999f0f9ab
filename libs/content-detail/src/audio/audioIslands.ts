import type { IslandModules } from '@share/islands';

/** The live parts of what can be listened to. */
export const audioIslands = {
  audio: { when: 'view', load: async () => (await import('./AudioPlayer')).AudioPlayer },
  audioAlbum: {
    when: 'view',
    load: async () => (await import('../audio-album/AudioAlbumPlayer')).AudioAlbumPlayer,
  },
} satisfies IslandModules;
