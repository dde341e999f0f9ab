import type { IslandModules, IslandProps } from '@share/islands';

/** The islands of detail pages; each loads its own code. */
export const contentIslands = {
  tools: { when: 'touch', load: async () => (await import('./article-tools/ReadingTools')).ReadingTools },
  endActions: { when: 'touch', load: async () => (await import('./article-end/EndActions')).EndActions },
  special: { when: 'view', load: async () => (await import('./special/SpecialGroups')).SpecialGroups },
  capsule: { when: 'touch', load: async () => (await import('./link/Capsule')).Capsule },
  frameOpener: { when: 'view', load: async () => (await import('./link/FrameOpener')).FrameOpener },
  miniProgram: {
    when: 'touch',
    load: async () => (await import('./mini-program/MiniProgramOpener')).MiniProgramOpener,
  },
  outside: { when: 'view', load: async () => (await import('./outside/OutsideLink')).OutsideLink },
  gallery: { when: 'view', load: async () => (await import('./gallery/GalleryStage')).GalleryStage },
  audio: { when: 'view', load: async () => (await import('./audio/AudioPlayer')).AudioPlayer },
  audioAlbum: {
    when: 'view',
    load: async () => (await import('./audio-album/AudioAlbumPlayer')).AudioAlbumPlayer,
  },
  video: { when: 'view', load: async () => (await import('./video/ItemPlayer')).ItemPlayer },
  albumStrip: { when: 'view', load: async () => (await import('./video/AlbumStrip')).AlbumStrip },
  videoAlbum: { when: 'view', load: async () => (await import('./video-album/AlbumPlayer')).AlbumPlayer },
  videoAlbumTracks: {
    when: 'view',
    load: async () => (await import('./video-album/AlbumTrackList')).AlbumTrackList,
  },
  shortVideo: {
    when: 'view',
    load: async () => (await import('./short-video/ShortVideoPlayer')).ShortVideoPlayer,
  },
  shortVideoRail: {
    when: 'touch',
    load: async () => (await import('./short-video/ShortVideoRail')).ShortVideoRail,
  },
} satisfies IslandModules;

declare module '@share/islands' {
  interface IslandTable extends IslandProps<typeof contentIslands> {}
}
