import type { IslandModules, IslandProps } from '@share/islands';

/** The islands of detail pages; each loads its own code. */
export const contentIslands = {
  tools: {
    when: 'touch',
    pages: ['article'],
    load: async () => (await import('./article-tools/ReadingTools')).ReadingTools,
  },
  endActions: {
    when: 'touch',
    pages: ['article', 'video', 'video album', 'audio'],
    load: async () => (await import('./article-end/EndActions')).EndActions,
  },
  special: {
    when: 'view',
    shares: ['lists', 'cards'],
    pages: ['special'],
    load: async () => (await import('./special/SpecialGroups')).SpecialGroups,
  },
  capsule: { when: 'touch', pages: ['link'], load: async () => (await import('./link/Capsule')).Capsule },
  frameOpener: {
    when: 'view',
    pages: ['link'],
    load: async () => (await import('./link/FrameOpener')).FrameOpener,
  },
  miniProgram: {
    when: 'touch',
    pages: ['link'],
    load: async () => (await import('./mini-program/MiniProgramOpener')).MiniProgramOpener,
  },
  outside: {
    when: 'view',
    pages: ['link'],
    load: async () => (await import('./outside/OutsideLink')).OutsideLink,
  },
  gallery: {
    when: 'view',
    shares: ['lists', 'cards'],
    pages: ['gallery'],
    load: async () => (await import('./gallery/GalleryStage')).GalleryStage,
  },
  audio: {
    when: 'view',
    shares: ['lists', 'player', 'sound'],
    pages: ['audio'],
    load: async () => (await import('./audio/AudioPlayer')).AudioPlayer,
  },
  audioAlbum: {
    when: 'view',
    shares: ['lists', 'player', 'sound', 'albums'],
    pages: ['audio album'],
    load: async () => (await import('./audio-album/AudioAlbumPlayer')).AudioAlbumPlayer,
  },
  video: {
    when: 'view',
    shares: ['player', 'film'],
    pages: ['video'],
    load: async () => (await import('./video/ItemPlayer')).ItemPlayer,
  },
  albumStrip: {
    when: 'view',
    shares: ['lists', 'player', 'albums'],
    pages: ['video'],
    load: async () => (await import('./video/AlbumStrip')).AlbumStrip,
  },
  videoAlbum: {
    when: 'view',
    shares: ['lists', 'player', 'film', 'albums'],
    pages: ['video album'],
    load: async () => (await import('./video-album/AlbumPlayer')).AlbumPlayer,
  },
  videoAlbumTracks: {
    when: 'view',
    shares: ['lists', 'player', 'albums'],
    pages: ['video album'],
    load: async () => (await import('./video-album/AlbumTrackList')).AlbumTrackList,
  },
  shortVideo: {
    when: 'view',
    shares: ['player'],
    pages: ['short video'],
    load: async () => (await import('./short-video/ShortVideoPlayer')).ShortVideoPlayer,
  },
  shortVideoRail: {
    when: 'touch',
    pages: ['short video'],
    load: async () => (await import('./short-video/ShortVideoRail')).ShortVideoRail,
  },
} satisfies IslandModules;

declare module '@share/islands' {
  interface IslandTable extends IslandProps<typeof contentIslands> {}
}
