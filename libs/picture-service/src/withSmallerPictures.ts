import { savingStep } from './toSrcset';

const sets = /\s(?:image)?srcset="[^"]*"/gi;
const widths = / (\d+)w(?=[,"])/g;

/**
 * A finished document for visitors who save data: each candidate of a picture says that it is larger than it is, so that browsers take
 * one that is a step smaller. The boxes of pictures keep their sizes.
 */
export const withSmallerPictures = (html: string): string =>
  html.replace(sets, (set) =>
    set.replace(widths, (_, width: string) => ` ${Math.round(Number(width) * savingStep)}w`),
  );
