/** @typedef {import('./readGraph.mjs').Graph} Graph */
/** @typedef {import('./readGraph.mjs').GraphProject} GraphProject */

/**
 * @typedef {object} Change
 * @property {readonly string[]} files touched, relative to the root
 * @property {boolean} hasNewSurface whether a file was added or deleted, or a line with an import or export changed
 * @property {Graph} graph
 * @property {readonly string[]} storyLibraries projects with stories
 * @property {Readonly<Record<string, readonly string[]>>} specTags names of libraries by browser spec
 */

/** @typedef {ReturnType<typeof planAffected>} AffectedPlan */

/** Files that reach neither a story nor a page; of the tools only the steps of the app's build reach one. */
const unseen = [
  /\.md$/,
  /\.test\.tsx?$/,
  /(^|\/)jest\.[\w.]+$/,
  /^(docs|\.ci|tools\/(?!workspace\/src\/build\/))/,
  /^(eslint\.config\.mjs|knip\.json|\.prettier\w*|\.git\w*|LICENSE)$/,
];

/** Files that decide what the linter says about others: its rules, and the tags and targets of projects. */
const lintRules =
  /^(eslint\.config\.mjs|tools\/workspace\/src\/(boundaries\.mjs|lint\/|styles\/))|(^|\/)project\.json$/;

/** Kinds of libraries that browser tests name in their tags; a change of any other library affects every page. */
const narrowTypes = ['type:feature', 'type:building-block', 'type:data-access'];

/**
 * The part of a run for a change that Nx cannot know: the stories and browser tests, which stand in two projects for all libraries. The
 * touched libraries decide it; their dependants are tested in the browser only where the touched library affects every page.
 *
 * @param {Change} change
 */
export const planAffected = ({ files, hasNewSurface, graph, storyLibraries, specTags }) => {
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
    /* Libraries that depend on tools have scripts; their stories do not change. */
    else if (project.tags.includes('type:tool')) allBrowserTests = true;
    else if (isNarrow(project, specTags)) [stories, tags].forEach((set) => set.add(name));
    else if (project.tags.includes('type:ui')) {
      tags.add(name);
      dependentsOf(name, graph, 1).forEach((dependent) => stories.add(dependent));
    } else {
      dependentsOf(name, graph).forEach((dependent) => stories.add(dependent));
      allBrowserTests = true;
    }
  }

  const owners = new Set(files.map((file) => ownerOf(file, graph.projects)));
  const isEverything = touched.some(({ project }) => !project);
  const projects = isEverything ? graph.projects : graph.projects.filter((project) => owners.has(project));
  const plan = {
    files,
    touched: projects,
    /** Projects to lint: what the linter says about a file depends on no other file but its rules. */
    linted: files.some((file) => lintRules.test(file)) ? graph.projects : projects,
    /** Whether to look for unused files, exports and packages. */
    unused: isEverything || hasNewSurface,
    stories: storyLibraries.filter((name) => stories.has(name)),
    browserTags: allBrowserTests ? /** @type {const} */ ('all') : [...tags],
    /** Whether a browser test that changes the whole platform is among them. */
    scenarios:
      allBrowserTests ||
      Object.entries(specTags).some(
        ([spec, own]) => spec.includes('.scenario.') && own.some((tag) => tags.has(tag)),
      ),
    /** Libraries with browser tests of their own that run. */
    e2eProjects: graph.projects
      .filter(({ tags: kinds, targets }) => targets.includes('e2e') && !kinds.includes('type:e2e'))
      .map(({ name }) => name)
      .filter((name) => touched.some(({ project }) => !project || project.name === name)),
  };
  return { ...plan, leftOut: leftOut(plan, storyLibraries, specTags) };
};

/** @type {(file: string, projects: readonly GraphProject[]) => GraphProject | undefined} */
const ownerOf = (file, projects) => projects.find(({ root }) => file.startsWith(`${root}/`));

/** @type {(project: GraphProject, specTags: Change['specTags']) => boolean} */
const isNarrow = ({ name, tags }, specTags) =>
  tags.some((tag) => narrowTypes.includes(tag)) &&
  Object.values(specTags).some((libraries) => libraries.includes(name));

/**
 * The project and all that import it, at most `distance` steps away.
 *
 * @type {(name: string, graph: Graph, distance?: number) => Set<string>}
 */
const dependentsOf = (name, { dependencies }, distance = Infinity) => {
  const found = new Map([[name, 0]]);
  for (const [current, steps] of found)
    for (const [project, targets] of Object.entries(dependencies))
      if (
        steps < distance &&
        !found.has(project) &&
        targets.some(({ target, type }) => target === current && type !== 'implicit')
      )
        found.set(project, steps + 1);
  return new Set(found.keys());
};

/**
 * One sentence for each thing that does not run.
 *
 * @param {{ unused: boolean, stories: string[], browserTags: 'all' | string[] }} plan
 * @param {Change['storyLibraries']} storyLibraries
 * @param {Change['specTags']} specTags
 */
const leftOut = ({ unused, stories, browserTags }, storyLibraries, specTags) => {
  const otherStories = storyLibraries.filter((name) => !stories.includes(name));
  const otherSpecs = Object.entries(specTags)
    .filter(([, libraries]) => browserTags !== 'all' && !libraries.some((name) => browserTags.includes(name)))
    .map(([spec]) => spec.replace(/\.spec\.ts$/, ''));
  const sentences = [
    [!unused, 'the search for unused code: no import, export or package was touched'],
    [otherStories.length, `the stories of ${otherStories.join(', ')}: no changed file affects them`],
    [
      otherSpecs.length,
      `the browser tests ${otherSpecs.join(', ')}: none has a tag of ${toTagList(browserTags)}`,
    ],
  ];
  return sentences.flatMap(([applies, sentence]) => (applies ? [`${sentence}`] : []));
};

const toTagList = (/** @type {'all' | string[]} */ tags) =>
  tags === 'all' ? 'all' : tags.map((tag) => `@${tag}`).join(', ');
