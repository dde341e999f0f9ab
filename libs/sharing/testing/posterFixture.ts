import { landscape } from '@share/ui/testing';
import type { Poster } from '@share/wx-share/poster';

/** Stands for a poster where a test cannot paint one. */
export const posterFixture: Poster = { src: landscape, width: 360, height: 560 };
