import { develop } from './develop.mjs';
import { lightFor } from './lights.mjs';
import { places } from './places.mjs';
import { tracePhoto } from './tracePhoto.mjs';

/**
 * A photograph of a place in a light, as pixels.
 *
 * @param options `tracedPart` is how many of the pixels along a side are traced: what is small in a photograph is soft; `more` is how
 *   many further rays a pixel at an edge gets; `grain` takes the place of the usual one
 */
export const takePhoto = async (look, size, { tracedPart, more, grain: ownGrain }) => {
  const [scene, lightName] = look.split('-');
  const { light: changes, lens, bloom, grain, vignette, finish, ...setting } = await places[scene](lightName);
  const light = lightFor(lightName, changes);
  const traced = tracePhoto(
    { light, ...setting },
    size.map((length) => Math.round(length * tracedPart)),
    more,
  );
  return develop(traced, {
    size,
    lens,
    grade: light.grade,
    bloom,
    grain: ownGrain ?? grain,
    vignette,
    finish,
  });
};
