export interface Actor {
  /** An internal preview of unpublished content (R8). */
  isPreview: boolean;
  /** Backend family: media-account content lives in its own (spec §6). */
  family: 'peony' | 'mp';
}

const previewMark = 'preview-';

/**
 * Reads the actor segment of a content path (R8): `preview-` anywhere marks a preview, and what follows the last
 * mark is the actor proper.
 */
export const parseActor = (actor: string): Actor => {
  const base = actor.split(previewMark).pop();
  return { isPreview: actor.includes(previewMark), family: base === 'mp' ? 'mp' : 'peony' };
};
