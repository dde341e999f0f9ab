import type { Picture } from '@share/api-contract/sent';
import { hashText } from '../createRandom';
import type { Scene } from '../Draft';
import type { Look } from '../looks';
import { photographs } from './photographs';

/** Width of the smaller copies in a list. */
const thumbWidth = 640;

const looksByScene = new Map<string, Look[]>();
for (const look of Object.keys(photographs)) {
  const [scene = ''] = look.split('-');
  looksByScene.set(scene, [...(looksByScene.get(scene) ?? []), look]);
}

/** The looks of a place of which there are photographs. */
export const looksAt = (scene: Scene | string): readonly Look[] => looksByScene.get(scene) ?? [];

/** A look of a place that depends on the text alone. */
export const lookAt = (scene: Scene | string, text: string): Look => {
  const looks = looksAt(scene);
  const look = looks[hashText(text) % looks.length];
  if (look === undefined) throw new Error(`There is no photograph of ${scene}.`);
  return look;
};

/** Address of a photograph. */
export const photographUrl = (look: Look): string => `/media/picture/${look}.jpg`;

/** Pixels of a photograph. */
export const photographSize = (look: Look): { width: number; height: number } => {
  const size = photographs[look];
  if (!size) throw new Error(`There is no photograph ${look}.`);
  return { width: size[0], height: size[1] };
};

/** A photograph as a platform hands it out: the original, and two smaller copies for lists. */
export const pictureOf = (look: Look): Required<Omit<Picture, 'caption'>> => {
  const url = photographUrl(look);
  return {
    url,
    thumb: `${url}?w=${thumbWidth}&format=jpeg`,
    wbep_thumb: `${url}?w=${thumbWidth}&format=webp`,
    ...photographSize(look),
  };
};
