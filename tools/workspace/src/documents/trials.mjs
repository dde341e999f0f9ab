/**
 * What `npm run test:documents` does with the commands of the documents; each stands in one of these lists, in the order in which they run.
 */

/** They end by themselves with exit code 0. */
export const runs = [
  'npm ci',
  'npm install',
  'npm run checks',
  'npm run format',
  'npm run icons',
  'npm run env-examples',
  'npm run tokens',
  "npm run tokens -- '#0B6BCB'",
  'npx nx run api-contract:generate',
  'npx nx check-generated api-contract',
  'npx nx check-changes api-contract',
  'npx nx lint-document api-contract',
  'npx nx run api-client:generate',
  'npx nx check-generated api-client',
  'npx jest -c libs/feed/jest.config.cjs loadHomePage',
  'npx nx test feed',
  'npx nx run-many -t build -p share-web reference-api',
  'npx nx run-many -t build --projects=share-web,reference-api',
  'npm run sizes',
  'npm run source-lines -- "GalleryText-DbFq1x.js:1:345 framework-CCPMJWq.js:1:20412"',
  'npm run pack',
  'npx nx build-storybook storybook',
  'STYLES=runtime npx nx build-storybook storybook',
  'cd apps/share-web-e2e && E2E_SCENARIOS=off npx playwright test comments -g Back',
];

/**
 * Generators: the projects that they write into lint, have their types and pass their tests. Then it is taken back.
 *
 * @type {readonly { command: string, projects: string }[]}
 */
export const generators = [
  { command: 'npx nx g @share/workspace:lib poll --type=feature --scope=community', projects: 'poll' },
  { command: 'npx nx g @share/workspace:component FollowButton --lib=ui', projects: 'ui' },
  {
    command:
      'npx nx g @share/workspace:route Poll --path=/dejin/poll --lib=community --title=投票 --parts=post_id --query=page',
    projects: 'community,site-paths,share-web',
  },
  {
    command: 'npx nx g @share/workspace:event poll_vote --lib=community --extras=choice,time:number',
    projects: 'community,tracking',
  },
];

const site = 'http://127.0.0.1:4200/-/live';
const platform = 'http://127.0.0.1:4300/-/ready';
const catalogue = 'http://127.0.0.1:6006/index.json';

/** @typedef {{ command: string, address: string, then?: readonly string[], env?: Record<string, string> }} Served */

/** They run until they are stopped, and answer at an address; `then` are commands that need them. @type {readonly Served[]} */
export const served = [
  {
    command: 'npm start',
    address: 'http://127.0.0.1:4200/-/ready',
    then: [
      `curl -X POST http://127.0.0.1:4201/-/purge -d '{"type":"doc","id":"wetland1"}'`,
      `curl -X POST http://127.0.0.1:4201/-/purge -d '{"kind":"home"}'`,
      `curl -X POST http://127.0.0.1:4201/-/purge -d '{"all":true}'`,
    ],
  },
  { command: 'npm start -- --scenario comments-fail', address: 'http://127.0.0.1:4200/-/ready' },
  { command: 'npm run dev', address: 'http://127.0.0.1:4200/davmu/share/' },
  { command: 'node dist/share-platform-0.1.0-linux-x64/main.js', address: platform },
  {
    command: 'node dist/share-site-0.1.0/server/main.js',
    address: site,
    env: { API_BASE_URL: 'http://127.0.0.1:4300' },
  },
  ...['run storybook', 'nx storybook storybook'].map((command) => ({
    command: command.startsWith('run') ? `npm ${command}` : `npx ${command}`,
    address: catalogue,
  })),
  ...['api-client', 'community', 'feed', 'live', 'media-player', 'tracking', 'ui', 'wx-share'].map(
    (library) => ({ command: `npx nx storybook ${library}`, address: catalogue }),
  ),
];

/** Not run by it, by the reason. @type {Record<string, readonly string[]>} */
export const leftOut = {
  'a proof of its own, which `npm test` or the nightly workflow runs': [
    'npm test',
    'npm run affected',
    'npx nx e2e share-web-e2e',
    'npx nx e2e safety',
    'npx nx test-stories storybook',
    'SB_SCOPE=feed npx nx test-stories storybook',
    'SB_SCOPE=ui,auth npx nx test-stories storybook',
    'E2E_TAGS=feed npx nx e2e share-web-e2e',
    'E2E_TAGS=comments npx nx e2e share-web-e2e',
    ...[
      ...[
        'beacons',
        'content',
        'documents',
        'faults',
        'fuzz',
        'pack',
        'playback',
        'release',
        'restarts',
        'soak',
      ],
      ...['styles', 'taps', 'workflows', 'xss'],
    ].map((name) => `npm run test:${name}`),
  ],
  'a measurement, for a quiet machine': [
    'npm run bench',
    'npm run bench -- --only browser',
    'npm run bench -- --only pictures',
    ...['cards', 'chat', 'exposure', 'live', 'platform', 'rooms', 'scale', 'statistics'].map(
      (name) => `npm run bench:${name}`,
    ),
  ],
  'it writes pictures that a person looks at': [
    'npx nx update-pictures storybook',
    'SB_SCOPE=feed npx nx update-pictures storybook',
  ],
  'it asks a registry, whose answer is not of this workspace': ['npm audit'],
  'its values are those of an operator': [
    'API_BASE_URL=https://platform.example.com npm start',
    'DATA_DIR=/var/lib/share-platform node main.js backup /backups/platform.tar.gz',
    'DATA_DIR=/var/lib/share-platform node main.js restore /backups/platform.tar.gz',
    'npm run source-lines',
  ],
};
