import { exportedValues } from './exportedValues.mjs';

/** Libraries whose components are for all the others. */
const sharedLibraries = ['libs/ui', 'libs/content-cards'];

const remedy = "'Use it for …' and 'Not for …: that is …'";

/** The comment directly above the meta of a story file: the catalogue shows it over the stories. */
const guidanceOf = (/** @type {string} */ text) =>
  /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*const meta\b/.exec(text)?.[1]?.replace(/\n \* ?/g, ' ') ?? '';

/** The generator of components leaves dots for what is to be written. */
const isGuidance = (/** @type {string} */ text) =>
  /\bUse it\b/.test(text) && /\bNot\b/.test(text) && !text.includes('…');

/**
 * Every component that a shared library exports has stories, and its page in the catalogue says when to use it and when not.
 *
 * @type {(files: readonly import('./thinApp.mjs').SourceFile[]) => string[]}
 */
export const componentGuidance = (files) =>
  sharedLibraries.flatMap((library) => {
    const entry = `${library}/src/index.ts`;
    const components = exportedValues(files.find(({ path }) => path === entry)?.text ?? '').filter((name) =>
      /^[A-Z]/.test(name),
    );
    const stories = files.filter(
      ({ path }) => path.startsWith(`${library}/`) && path.endsWith('.stories.tsx'),
    );
    return components.flatMap((name) => {
      const story = stories.find(({ text }) => new RegExp(`\\bcomponent: ${name}\\b`).test(text));
      if (!story)
        return `${entry} exports ${name}, which no story shows: write ${name}.stories.tsx beside it, with component: ${name} in its meta.`;
      return isGuidance(guidanceOf(story.text))
        ? []
        : `${story.path} does not say when to use ${name} and when not: write ${remedy} in a comment above its meta.`;
    });
  });
