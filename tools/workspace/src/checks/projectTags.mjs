import { tagValues } from '../boundaries.mjs';

/**
 * Every project carries exactly one tag of each dimension, with a value of the boundary table.
 *
 * @type {(projects: readonly { name: string, tags: readonly string[] }[]) => string[]}
 */
export const projectTags = (projects) =>
  projects.flatMap(({ name, tags }) => [
    ...Object.entries(tagValues).flatMap(([dimension, values]) => {
      const own = tags.filter((tag) => tag.startsWith(`${dimension}:`));
      const unknown = own.filter((tag) => !values.includes(tag));
      return [
        ...(own.length === 1 ? [] : [`${name} has ${own.length} tags of "${dimension}:"; it needs one.`]),
        ...unknown.map((tag) => `${name} has the tag ${tag}, which the boundary table does not have.`),
      ];
    }),
    ...tags
      .filter((tag) => !Object.hasOwn(tagValues, tag.split(':', 1)[0] ?? ''))
      .map((tag) => `${name} has the tag ${tag} of an unknown dimension.`),
  ]);
