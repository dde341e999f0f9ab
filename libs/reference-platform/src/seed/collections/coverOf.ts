import type { Picture } from '@share/api-contract/types';

/** The cover of a collection, drawn from the seed; its first word chooses the scene. */
export const coverOf = (seed: string): { data: Picture[] } => ({
  data: [
    {
      url: `/media/scene/${seed}-16x9.svg`,
      thumb: `/media/scene/${seed}.svg`,
      wbep_thumb: `/media/scene/${seed}.svg`,
      width: 750,
      height: 422,
    },
  ],
});
