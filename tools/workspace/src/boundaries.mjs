/**
 * The layer table of the workspace (docs/architecture.md). Every project carries one tag of each dimension;
 * an arrow that is not listed here does not exist. ESLint reads this table and `boundaries.test.ts` proves it.
 */

const belowFeatures = ['type:data-access', 'type:ui', 'type:util', 'type:contract'];

const byType = {
  'type:app': ['type:feature', 'type:building-block', 'type:data-access', 'type:ui', 'type:util'],
  'type:feature': ['type:building-block', ...belowFeatures],
  // Parts that several features show; features never import each other, and neither do building blocks.
  'type:building-block': belowFeatures,
  'type:data-access': ['type:contract', 'type:util'],
  'type:ui': ['type:ui', 'type:util'],
  'type:util': ['type:util'],
  'type:contract': [],
  'type:testing': ['type:contract', 'type:util', 'type:testing'],
  'type:e2e': ['type:contract', 'type:util', 'type:testing'],
  'type:tool': ['type:contract', 'type:util', 'type:testing', 'type:tool'],
  'type:catalogue': ['type:feature', 'type:building-block', ...belowFeatures, 'type:testing', 'type:tool'],
};

/** A scope sees itself and what is shared. */
const byScope = Object.fromEntries(
  ['auth', 'content', 'comments', 'feed', 'community', 'live', 'clue', 'shell', 'shared', 'reference'].map(
    (scope) => [`scope:${scope}`, [...new Set([`scope:${scope}`, 'scope:shared'])]],
  ),
);

const byPlatform = {
  'platform:isomorphic': ['platform:isomorphic'],
  'platform:node': ['platform:isomorphic', 'platform:node'],
};

/** The values each dimension may take; `scope:site` may depend on every scope and so has no row above. */
export const tagValues = {
  type: Object.keys(byType),
  scope: [...Object.keys(byScope), 'scope:site'],
  platform: Object.keys(byPlatform),
};

/** @type {(table: Record<string, string[]>, allowedEverywhere?: string[]) => { sourceTag: string, onlyDependOnLibsWithTags: string[] }[]} */
const toConstraints = (table, allowedEverywhere = []) =>
  Object.entries(table).map(([sourceTag, targets]) => ({
    sourceTag,
    onlyDependOnLibsWithTags: [...targets, ...allowedEverywhere.filter((tag) => !targets.includes(tag))],
  }));

/** Constraints for product code. */
export const constraints = [byType, byScope, byPlatform].flatMap((table) => toConstraints(table));

/** Constraints for tests, stories and `testing/` folders: these may also use the reference platform. */
export const testConstraints = [
  ...toConstraints(byType, ['type:testing']),
  ...toConstraints(byScope, ['scope:reference']),
  ...toConstraints(byPlatform, ['platform:node']),
];
