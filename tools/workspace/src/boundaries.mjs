/**
 * The layer table of the workspace (docs/architecture.md). Every project carries one tag of each dimension;
 * an arrow that is not listed here does not exist. ESLint reads this table and `boundaries.test.ts` proves it.
 */

const byType = {
  'type:app': ['type:feature', 'type:building-block', 'type:data-access', 'type:ui', 'type:util'],
  'type:feature': ['type:building-block', 'type:data-access', 'type:ui', 'type:util', 'type:contract'],
  // What several features show; features never import each other, and neither do building blocks.
  'type:building-block': ['type:data-access', 'type:ui', 'type:util', 'type:contract'],
  'type:data-access': ['type:contract', 'type:util'],
  'type:ui': ['type:ui', 'type:util'],
  'type:util': ['type:util'],
  'type:contract': [],
  'type:testing': ['type:contract', 'type:util', 'type:testing'],
  'type:e2e': ['type:contract', 'type:util', 'type:testing'],
  'type:tool': ['type:contract', 'type:util', 'type:testing', 'type:tool'],
  'type:catalogue': [
    'feature',
    'building-block',
    'data-access',
    'ui',
    'util',
    'contract',
    'testing',
    'tool',
  ].map((type) => `type:${type}`),
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

/**
 * @param {Record<string, string[]>} table
 * @param {string[]} [extra] tags allowed in every row
 */
const toConstraints = (table, extra = []) =>
  Object.entries(table).map(([sourceTag, targets]) => ({
    sourceTag,
    onlyDependOnLibsWithTags: [...targets, ...extra.filter((tag) => !targets.includes(tag))],
  }));

/** Constraints for product code. */
export const constraints = [
  ...toConstraints(byType),
  ...toConstraints(byScope),
  ...toConstraints(byPlatform),
];

/** Constraints for tests, stories and `testing/` folders: these may also use the reference platform. */
export const testConstraints = [
  ...toConstraints(byType, ['type:testing']),
  ...toConstraints(byScope, ['scope:reference']),
  ...toConstraints(byPlatform, ['platform:node']),
];
