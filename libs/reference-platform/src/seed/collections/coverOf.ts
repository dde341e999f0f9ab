import type { Picture } from '@share/api-contract/sent';
import { lookAt, pictureOf } from '../pictures/pictureOf';

/** The cover of a collection: a photograph of a place, in a light that depends on the id. */
export const coverOf = (scene: string, id: string): { data: Picture[] } => ({
  data: [pictureOf(lookAt(scene, id))],
});
