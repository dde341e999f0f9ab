import type { IslandModules } from '@share/islands';

/** The live part of a gallery. */
export const galleryIslands = {
  gallery: { when: 'view', load: async () => (await import('./GalleryStage')).GalleryStage },
} satisfies IslandModules;
