import { tagValues } from '../boundaries.mjs';

/** @typedef {{ name: string, root: string, tags: readonly string[] }} TaggedProject */

/**
 * Every project carries exactly one tag of each dimension, with a value that the boundary table knows.
 *
 * @param {readonly TaggedProject[]} projects
 * @returns {string[]} one sentence per problem
 */
export const projectTags = (projects) =>
  projects.flatMap(({ name, tags }) => [
    ...Object.entries(tagValues).flatMap(([dimension, values]) => {
      const own = tags.filter((tag) => tag.startsWith(`${dimension}:`));
      const unknown = own.filter((tag) => !values.includes(tag));
      return [
        ...(own.length === 1 ? [] : [`${name} has ${own.length} tags of "${dimension}:"; it needs one.`]),
        ...unknown.map((tag) => `${name} has the tag ${tag}, which the boundary table does not know.`),
      ];
    }),
    ...tags
      .filter((tag) => !Object.hasOwn(tagValues, tag.split(':', 1)[0] ?? ''))
      .map((tag) => `${name} has the tag ${tag} of an unknown dimension.`),
  ]);
