import type { OpenCatalog, OpenContent } from '@share/api-contract/types';

/** A catalogue or a chapter at rest; what lies under it is found by `parent_id`. */
export type StoredOpenCatalog = Omit<OpenCatalog, 'children' | 'parent' | 'content_count'> & {
  /** `''` for the catalogue itself. */
  parent_id: string;
};

/** An entry at rest, in the order of the catalogue. */
export type StoredOpenContent = Omit<OpenContent, 'previous' | 'next'>;
