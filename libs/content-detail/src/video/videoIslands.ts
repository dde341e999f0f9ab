import type { IslandModules } from '@share/islands';

/** The live parts of pages with a video; each loads its own code alone. */
export const videoIslands = {
  video: { when: 'view', load: async () => (await import('./ItemPlayer')).ItemPlayer },
  albumStrip: { when: 'view', load: async () => (await import('./AlbumStrip')).AlbumStrip },
  shortVideo: {
    when: 'view',
    load: async () => (await import('../short-video/ShortVideoPlayer')).ShortVideoPlayer,
  },
  shortVideoBar: {
    when: 'touch',
    load: async () => (await import('../short-video/ShortVideoBar')).ShortVideoBar,
  },
  shortVideoRail: {
    when: 'touch',
    load: async () => (await import('../short-video/ShortVideoRail')).ShortVideoRail,
  },
  videoAlbum: { when: 'view', load: async () => (await import('../video-album/AlbumPlayer')).AlbumPlayer },
  videoAlbumTracks: {
    when: 'view',
    load: async () => (await import('../video-album/AlbumTrackList')).AlbumTrackList,
  },
} satisfies IslandModules;
