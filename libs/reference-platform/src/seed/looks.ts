import { looksAt } from './pictures/pictureOf';

/** A place in a light, as a photograph shows it: `lake-dusk`, or a part of that, `lake-dusk-near`. */
export type Look = string;

/** As many pictures are seen one after another in a list. */
const remembered = 12;

/** How often, and how lately, a look is among those shown last. */
const closeness = (shown: readonly Look[], look: Look): number =>
  shown.reduce((sum, other, index) => (other === look ? sum + 1 / (shown.length - index) : sum), 0);

/**
 * Deals out looks of places. It chooses the light that was shown longest ago, over all and in each of the lists that are
 * named, so that a list does not show the same picture again and again.
 */
export const createLooks = (): ((scene: string, lists?: readonly string[]) => Look) => {
  const shownIn = new Map<string, Look[]>();
  return (scene, lists = []) => {
    const keys = ['', ...lists];
    const weigh = (look: Look) => keys.reduce((sum, key) => sum + closeness(shownIn.get(key) ?? [], look), 0);
    const weights = looksAt(scene).map((look) => [look, weigh(look)] as const);
    const [first = [scene, 0] as const] = weights;
    const [look] = weights.reduce((best, each) => (each[1] < best[1] ? each : best), first);
    for (const key of keys) shownIn.set(key, [...(shownIn.get(key) ?? []), look].slice(-remembered));
    return look;
  };
};

/** The look of the picture at an address; undefined for other pictures. */
export const lookOf = (address = ''): Look | undefined =>
  /\/media\/picture\/([a-z]+-(?:dawn|day|dusk|mist|night)(?:-near)?)\b/.exec(address)?.[1];

/** How many neighbours an item must not look like, as far as the list has others. */
const neighbours = [4, 2, 1] as const;

const placeOf = (look: Look | undefined): string | undefined => look?.split('-')[0];

/** The items in their order, but one that looks as one of those shortly before it, or is at the place of the one before, waits until it does not. */
export const apart = <Item>(items: readonly Item[], looks: (item: Item) => Look | undefined): Item[] => {
  const left = [...items];
  const arranged: Item[] = [];
  const next = (): number => {
    const shown = arranged.slice(-neighbours[0]).map(looks);
    const lastPlace = placeOf(shown.at(-1));
    for (const count of neighbours) {
      const before = shown.slice(-count);
      const isNew = (item: Item) => !before.includes(looks(item) ?? '');
      const elsewhere = left.findIndex((item) => isNew(item) && placeOf(looks(item)) !== lastPlace);
      const index = elsewhere === -1 ? left.findIndex(isNew) : elsewhere;
      if (index !== -1) return index;
    }
    return -1;
  };
  for (let index = next(); index !== -1 && left.length > 0; index = next()) {
    arranged.push(...left.splice(index, 1));
  }
  // An item that looks like the end of the list goes between two others.
  for (const item of left) {
    const isOther = (neighbour?: Item) => neighbour !== undefined && looks(neighbour) !== looks(item);
    const place = arranged.findIndex(
      (each, index) => isOther(each) && (index === 0 || isOther(arranged[index - 1])),
    );
    arranged.splice(place === -1 ? arranged.length : place, 0, item);
  }
  return arranged;
};

/** The items without those that look as two before them. */
export const notThrice = <Item>(items: readonly Item[], looks: (item: Item) => Look | undefined): Item[] => {
  const times = new Map<Look, number>();
  return items.filter((item) => {
    const look = looks(item);
    if (look === undefined) return true;
    const count = (times.get(look) ?? 0) + 1;
    times.set(look, count);
    return count <= 2;
  });
};
