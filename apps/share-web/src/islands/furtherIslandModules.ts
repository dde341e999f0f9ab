import { authIslands } from '@share/auth/islands';
import { clueIslands } from '@share/clue-report/islands';
import { appCommentIslands } from '@share/comments/islands';
import { communityIslands } from '@share/community/islands';
import { pcIslands } from '@share/desktop-page/islands';
import { feedIslands } from '@share/feed/islands';
import type { IslandModules } from '@share/islands';
import { liveIslands } from '@share/live/islands';

const addCalls = async () => (await import('../compose/addFurtherCalls')).addFurtherCalls();

/** An island that comes with the calls of pages that show no item. */
const withCalls = ({ when, load }: IslandModules[string]): IslandModules[string] => ({
  when,
  load: async () => (await Promise.all([load(), addCalls()]))[0],
});

const modules: IslandModules = {
  ...appCommentIslands,
  ...authIslands,
  ...clueIslands,
  ...communityIslands,
  ...feedIslands,
  ...liveIslands,
  ...pcIslands,
};

/** Islands of pages that show no item: the bundles of item pages do not name them. */
export const furtherIslandModules: IslandModules = Object.fromEntries(
  Object.entries(modules).map(([name, module]) => [name, withCalls(module)]),
);
