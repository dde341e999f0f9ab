const scripts = /<script\b(?![^>]*ld\+json)[^>]*>.*?<\/script>|<style\b.*?<\/style>/gs;
const ages = /\d+(?=(?:秒|分钟|小时|天)前)/g;

/** The texts of a page for visitors and programs, without its code and data; ages are left out, which go on. */
export const readableOf = (html: string): string => html.replace(scripts, '').replace(ages, '…');

/** Texts that show that a value was not understood. */
const slips = [
  /undefined/g,
  /\bNaN\b/g,
  /\[object/g,
  /Invalid/g,
  /(?<![\w-])null(?![\w-])/g,
  /\b1970\b/g,
  /\b1969\b/g,
  /[+-]\d{6}-\d\d/g,
  /\b\d{5,6}-\d\d-\d\d\b/g,
];

const countOf = (text: string, slip: RegExp): number => text.match(slip)?.length ?? 0;

/** Slips of a page that the same page without a change has not. */
export const findSlips = (html: string, before: string): string[] => {
  const [now, then] = [readableOf(html), readableOf(before)];
  return slips
    .filter((slip) => countOf(now, slip) > countOf(then, slip))
    .map((slip) => {
      const at = now.search(new RegExp(slip.source));
      return `${slip.source}: …${now.slice(Math.max(0, at - 60), at + 40)}…`;
    });
};
