import type { Picture } from '@share/api-contract/sent';
import type { Scene } from './Draft';
import { lookAt, looksAt, pictureOf } from './pictures/pictureOf';

/** Photographs for a post, one per scene; a place that is shown again is in another light. */
export const picturesOf = (id: string, scenes: readonly Scene[]): Picture[] =>
  scenes.map((scene, index) => {
    const looks = looksAt(scene);
    const start = looks.indexOf(lookAt(scene, id));
    const times = scenes.slice(0, index).filter((earlier) => earlier === scene).length;
    return pictureOf(looks[(start + times) % looks.length] ?? lookAt(scene, id));
  });
