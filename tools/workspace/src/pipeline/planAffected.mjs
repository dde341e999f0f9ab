/** @typedef {import('./readGraph.mjs').Graph} Graph */
/** @typedef {import('./readGraph.mjs').GraphProject} GraphProject */

/**
 * @typedef {object} Change
 * @property {readonly string[]} files touched, relative to the root
 * @property {Graph} graph
 * @property {readonly string[]} storyLibraries projects with stories
 * @property {Readonly<Record<string, readonly string[]>>} specTags names of libraries by browser spec
 */

/**
 * @typedef {object} AffectedPlan
 * @property {string[]} stories libraries whose stories run
 * @property {'all' | string[]} browserTags tags of the browser tests that run
 * @property {string[]} e2eProjects libraries with browser proofs of their own that run
 * @property {string[]} leftOut one sentence for each thing that does not run
 */

/** Files that reach neither a story nor a page. */
const unseen = [
  /\.md$/,
  /\.test\.tsx?$/,
  /(^|\/)jest\.[\w.]+$/,
  /^(docs|tools|\.ci)\//,
  /^(eslint\.config\.mjs|knip\.json|\.prettier\w*|\.git\w*|LICENSE)$/,
];

/** Kinds of libraries whose change stays with what is tagged with their name; everything else carries whole pages. */
const narrowTypes = ['type:feature', 'type:building-block', 'type:data-access'];

/**
 * Which stories and browser tests a change needs. What counts is the library that is touched, not all that stands on it,
 * unless it is one of those that carry whole pages.
 *
 * @param {Change} change
 * @returns {AffectedPlan}
 */
export const planAffected = ({ files, graph, storyLibraries, specTags }) => {
  /** @type {Set<string>} */
  const stories = new Set();
  /** @type {Set<string>} */
  const tags = new Set(['smoke']);
  let allBrowserTests = false;
  const visible = files.filter((file) => !unseen.some((pattern) => pattern.test(file)));
  const touched = visible.map((file) => ({ file, project: ownerOf(file, graph.projects) }));

  for (const { file, project } of touched) {
    if (!project) {
      storyLibraries.forEach((name) => stories.add(name));
      allBrowserTests = true;
      continue;
    }
    const { name } = project;
    const ownTags = Object.entries(specTags).find(([spec]) => file.endsWith(`/${spec}`))?.[1];
    if (ownTags) ownTags.forEach((tag) => tags.add(tag));
    else if (file.endsWith('.stories.tsx')) stories.add(name);
    else if (project.tags.includes('type:catalogue'))
      storyLibraries.forEach((library) => stories.add(library));
    else if (isNarrow(project, specTags)) [stories, tags].forEach((set) => set.add(name));
    else {
      withDependents(name, graph).forEach((dependent) => stories.add(dependent));
      allBrowserTests = true;
    }
  }

  const plan = {
    stories: storyLibraries.filter((name) => stories.has(name)),
    browserTags: allBrowserTests ? /** @type {const} */ ('all') : [...tags],
    e2eProjects: graph.projects
      .filter(({ tags: kinds, targets }) => targets.includes('e2e') && !kinds.includes('type:e2e'))
      .map(({ name }) => name)
      .filter((name) => touched.some(({ project }) => !project || project.name === name)),
  };
  return { ...plan, leftOut: leftOut(plan, storyLibraries, specTags) };
};

/**
 * The project in whose folder a file lies.
 *
 * @param {string} file
 * @param {readonly GraphProject[]} projects
 */
const ownerOf = (file, projects) => projects.find(({ root }) => file.startsWith(`${root}/`));

/**
 * @param {GraphProject} project
 * @param {Change['specTags']} specTags
 */
const isNarrow = ({ name, tags }, specTags) =>
  tags.some((tag) => narrowTypes.includes(tag)) &&
  Object.values(specTags).some((libraries) => libraries.includes(name));

/**
 * @param {string} name
 * @param {Graph} graph
 * @returns {Set<string>} the project and all that depend on it, directly or not
 */
const withDependents = (name, { dependencies }) => {
  const found = new Set([name]);
  for (const current of found)
    for (const [project, targets] of Object.entries(dependencies))
      if (targets.some(({ target }) => target === current)) found.add(project);
  return found;
};

/**
 * @param {Omit<AffectedPlan, 'leftOut'>} plan
 * @param {readonly string[]} storyLibraries
 * @param {Change['specTags']} specTags
 * @returns {string[]}
 */
const leftOut = ({ stories, browserTags }, storyLibraries, specTags) => {
  const otherStories = storyLibraries.filter((name) => !stories.includes(name));
  const otherSpecs = Object.entries(specTags)
    .filter(([, libraries]) => browserTags !== 'all' && !libraries.some((name) => browserTags.includes(name)))
    .map(([spec]) => spec.replace(/\.spec\.ts$/, ''));
  return [
    ...(otherStories.length > 0
      ? [`the stories of ${otherStories.join(', ')}: nothing was touched that decides them`]
      : []),
    ...(otherSpecs.length > 0
      ? [`the browser tests ${otherSpecs.join(', ')}: none has a tag of ${toTagList(browserTags)}`]
      : []),
  ];
};

/** @param {'all' | string[]} tags */
const toTagList = (tags) => (tags === 'all' ? 'all' : tags.map((tag) => `@${tag}`).join(', '));
