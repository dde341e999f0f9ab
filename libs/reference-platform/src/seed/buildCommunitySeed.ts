import { buildCircleSeed } from './circle/buildCircleSeed';
import { buildClueSeed } from './clue/buildClueSeed';
import { buildLawSeed } from './law/buildLawSeed';
import { buildOpenContentSeed } from './open-content/buildOpenContentSeed';
import type { SeedRecord } from './SeedBundle';

/**
 * Clue reports, circles, questions to lawyers and open content with all their comments.
 *
 * @param now seconds
 */
export const buildCommunitySeed = (now: number): SeedRecord[] => {
  const parts = [buildClueSeed(now), buildCircleSeed(now), buildLawSeed(now)];
  const comments = parts.flatMap((part) => part.comments);
  comments.sort((one, other) => one.created_at - other.created_at);
  return [
    ...parts.flatMap((part) => part.records),
    ...buildOpenContentSeed(now),
    ...comments.map((body) => ({ kind: 'comment' as const, id: body.gid, body })),
  ];
};
