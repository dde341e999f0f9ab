import type { IslandModules } from '@share/islands';

/** The live part of a gallery. */
export const galleryIslands: IslandModules = {
  gallery: { when: 'view', load: async () => (await import('./GalleryStage')).GalleryStage },
};
