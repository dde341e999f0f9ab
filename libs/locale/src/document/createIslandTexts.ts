const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

/** A text of our markup as a browser parses it; only these characters are written as entities. */
const decodeText = (markup: string): string =>
  markup.replace(/&(amp|lt|gt|quot|#x27|#39);/g, (entity, name: string) => entities[name] ?? entity);

/** Notes the texts inside of islands as they were before they were converted: hydration compares with those. */
export const createIslandTexts = () => {
  const texts = new Set<string>();
  let depth = 0;
  return {
    /** @param tag as it stands in the markup */
    passTag(tag: string) {
      if (depth === 0) depth = /^<div[^>]*\sdata-island=/.test(tag) ? 1 : 0;
      else if (/^<div[\s>]/.test(tag)) depth += 1;
      else if (tag === '</div>') depth -= 1;
    },
    passText(markup: string) {
      if (depth > 0) texts.add(decodeText(markup));
    },
    list: () => [...texts],
  };
};
