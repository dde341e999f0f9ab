import type { IslandModules, IslandProps } from '@share/islands';
import { audioIslands } from './audio/audioIslands';
import { galleryIslands } from './gallery/galleryIslands';
import { videoIslands } from './video/videoIslands';

/** The live parts of detail pages and of the lists around them; each loads its own code alone. */
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
  ...videoIslands,
  ...audioIslands,
  ...galleryIslands,
} satisfies IslandModules;

declare module '@share/islands' {
  interface IslandTable extends IslandProps<typeof contentIslands> {}
}
