import type { ContentDetail } from '@share/api-contract/types';
import { plainText } from '@share/safety';

export interface CorrectionView {
  /** Seconds; absent where the platform does not say. */
  at?: number;
  text: string;
}

/** Changes of an item after its publication. */
export interface ChangesView {
  /** Seconds; when what is said was last changed. */
  updatedAt?: number;
  /** The newest first; at least one. */
  corrections?: CorrectionView[];
}

const longestText = 300;
const mostCorrections = 10;
/** Seconds; what is changed so soon after the publication is part of it. */
const publicationTakes = 60;

const toCorrections = ({ corrections = [] }: Pick<ContentDetail, 'corrections'>): CorrectionView[] =>
  corrections
    .map(({ corrected_at: at, text }) => ({
      ...(at !== undefined && { at }),
      text: plainText(text, longestText),
    }))
    .filter(({ text }) => text !== '')
    .sort((one, other) => (other.at ?? 0) - (one.at ?? 0))
    .slice(0, mostCorrections);

/** When an item was last changed, and its corrections that say something. */
export const toChanges = (
  detail: Pick<ContentDetail, 'publish_at' | 'updated_at' | 'corrections'>,
): ChangesView => {
  const { publish_at = 0, updated_at: updatedAt = 0 } = detail;
  const corrections = toCorrections(detail);
  return {
    ...(updatedAt >= publish_at + publicationTakes && { updatedAt }),
    ...(corrections.length > 0 && { corrections }),
  };
};
