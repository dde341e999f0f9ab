export interface Actor {
  /** An internal preview of unpublished content (R8). */
  isPreview: boolean;
  /** Backend family; media-account content has its own (spec §6). */
  family: 'peony' | 'mp';
}

/** Parses the actor of a content path (R8): `preview-` anywhere marks a preview, and the actor proper follows the last one. */
export const parseActor = (actor: string): Actor => ({
  isPreview: actor.includes('preview-'),
  family: actor.split('preview-').pop() === 'mp' ? 'mp' : 'peony',
});
