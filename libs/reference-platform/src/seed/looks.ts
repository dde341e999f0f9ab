import type { Scene } from './Draft';

/** A place in a light, which begin the seed of its picture: `lake-dusk`. */
export type Look = string;

const usualLights = ['day', 'dusk', 'mist', 'dawn'];
const lightsOf: Partial<Record<Scene, readonly string[]>> = {
  wetland: ['dawn', 'day', 'dusk', 'mist', 'night'],
  lake: ['night', 'day', 'dusk', 'mist', 'dawn'],
  tea: ['day', 'dusk', 'mist', 'dawn', 'night'],
  nightcity: ['night', 'dusk', 'mist'],
  lamp: ['night', 'dusk'],
};

/** Deals out looks: each time the same place is shown, it is in its next light. */
export const createLooks = (): ((scene: Scene) => Look) => {
  const times = new Map<Scene, number>();
  return (scene) => {
    const time = times.get(scene) ?? 0;
    times.set(scene, time + 1);
    const lights = lightsOf[scene] ?? usualLights;
    return `${scene}-${lights[time % lights.length]}`;
  };
};

/** What the picture at an address looks like; undefined for other pictures. */
export const lookOf = (address = ''): Look | undefined =>
  /\/media\/scene\/([a-z]+(?:-(?:dawn|day|dusk|mist|night))?)\b/.exec(address)?.[1];

/** The items in their order, but one that looks as the one before it waits for the next place where it does not. */
export const apart = <Item>(items: readonly Item[], looks: (item: Item) => Look | undefined): Item[] => {
  const left = [...items];
  const arranged: Item[] = [];
  while (left.length > 0) {
    const last = arranged.at(-1);
    const before = last === undefined ? undefined : looks(last);
    const place = left.findIndex((item) => before === undefined || looks(item) !== before);
    if (place === -1) break;
    arranged.push(...left.splice(place, 1));
  }
  // What looks as the end of the list goes between two others.
  for (const item of left) {
    const isOther = (neighbour?: Item) => neighbour !== undefined && looks(neighbour) !== looks(item);
    const place = arranged.findIndex(
      (each, index) => isOther(each) && (index === 0 || isOther(arranged[index - 1])),
    );
    arranged.splice(place === -1 ? arranged.length : place, 0, item);
  }
  return arranged;
};
