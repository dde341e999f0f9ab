import type { Picture } from '@share/api-contract/types';
import type { Scene } from './Draft';

/** Square pictures for a post, one per scene. */
export const picturesOf = (id: string, scenes: readonly Scene[]): Picture[] =>
  scenes.map((scene, index) => {
    const url = `/media/scene/${scene}-${id}${index + 1}-1x1.svg`;
    return { url, thumb: url, wbep_thumb: url, width: 400, height: 400 };
  });
