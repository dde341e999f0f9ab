import nx from '@nx/eslint-plugin';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { constraints, testConstraints } from './tools/workspace/src/boundaries.mjs';
import { constantStyles } from './tools/workspace/src/lint/constantStyles.mjs';
import { noBrowserGlobals } from './tools/workspace/src/lint/noBrowserGlobals.mjs';

const testFiles = ['**/*.test.{ts,tsx}', '**/*.stories.tsx', '**/testing/**/*.{ts,tsx}'];

const boundaryRule = (depConstraints) => [
  'error',
  {
    enforceBuildableLibDependency: true,
    allow: [],
    // An entry point, not a library, is what is loaded late: `@share/ui/viewer` is, `@share/ui` is not.
    checkDynamicDependenciesExceptions: ['.*'],
    depConstraints,
  },
];

const deepImports = {
  group: ['@share/*/src/*', '@share/*/src/**'],
  message: 'Import a library through its entry points (tsconfig.base.json paths).',
};

/** Constants that hold texts that are shown, by their names. */
const textName = /^(alias|caption|content|description|label|message|name|summary|text|title|word)$/;
const beginning = "CallExpression[callee.property.name='slice'][arguments.0.value=0]";

const forbiddenSyntax = [
  ...[
    'CallExpression[callee.property.name=/^(substr|substring|charAt)$/]',
    `${beginning}[callee.object.name=${textName}]`,
    `${beginning}[callee.object.property.name=${textName}]`,
  ].map((selector) => ({
    selector,
    message: 'Texts are cut by cutText of @share/safety, between graphemes.',
  })),
  {
    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    message: 'Markup reaches the page only as SafeHtml through <SafeMarkup> of @share/ui.',
  },
  {
    selector: 'CallExpression[optional=true] > SpreadElement',
    message: 'Chrome before 91 passes the wrong arguments in f?.(...list).',
  },
  { selector: 'ExportDefaultDeclaration', message: 'Use named exports.' },
  { selector: 'ExportAllDeclaration', message: 'Name what an entry point exports.' },
];

/** Functions that the oldest browsers of the site lack (R65: Chrome 87, iOS 14): the build lowers syntax and adds none. */
const newFunctions =
  /^(at|canParse|findLast|findLastIndex|fromAsync|groupBy|hasOwn|randomUUID|structuredClone|throwIfAborted|toReversed|toSorted|toSpliced|withResolvers)$/;

/** Further missing parts, where a name alone does not distinguish them from existing ones. */
const newMembers = [
  'CallExpression[optional=false][callee.object.name=AbortSignal][callee.property.name=/^(any|timeout)$/]',
  // Of `URLSearchParams`, by the names that it has here.
  'MemberExpression[property.name=size][object.name=/^(params|query|search|searchParams)$/]',
];

export default tseslint.config(
  {
    ignores: [
      '**/dist',
      '**/tmp',
      '**/.nx',
      '**/storybook-static',
      '**/generated',
      '**/mockServiceWorker.js',
      '**/*.cjs',
    ],
  },
  ...tseslint.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', caughtErrors: 'none' }],
    },
  },
  {
    files: ['**/*.{js,mjs,ts,tsx}'],
    rules: {
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 100, skipBlankLines: true, skipComments: true }],
      'no-nested-ternary': 'error',
    },
  },
  { files: ['**/*.{ts,tsx}'], ...reactHooks.configs.flat.recommended },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { '@nx': nx },
    rules: {
      '@nx/enforce-module-boundaries': boundaryRule(constraints),
      '@typescript-eslint/consistent-type-imports': 'error',
      'no-restricted-imports': ['error', { patterns: [deepImports] }],
      'no-restricted-syntax': ['error', ...forbiddenSyntax],
    },
  },
  {
    files: ['libs/*/src/**/*.{ts,tsx}', 'apps/share-web/src/**/*.{ts,tsx}'],
    ignores: [
      ...testFiles,
      '**/*.server.{ts,tsx}',
      '**/server/**',
      'libs/{forwarding,http-server,page-metadata,site-server}/**',
      'libs/reference-*/**',
      'apps/share-web/src/routes/**',
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...forbiddenSyntax,
        ...['callee.name', 'callee.property.name']
          .map((name) => `CallExpression[${name}=${newFunctions}]`)
          .concat(newMembers)
          .map((selector) => ({ selector, message: 'Chrome 87 and iOS 14 lack it.' })),
      ],
    },
  },
  {
    // Read from the top: a closure over what stands below it works only when it is called later.
    files: ['libs/{forwarding,http-server,site-server}/**/*.ts', 'apps/share-web/src/**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-use-before-define': [
        'error',
        { functions: true, variables: true, classes: true, ignoreTypeReferences: true },
      ],
    },
  },
  {
    // Code that runs on both sides.
    files: ['libs/*/src/**/*.{ts,tsx}'],
    ignores: [
      ...testFiles,
      '**/*.{client,server}.{ts,tsx}',
      // Loaded when the panel opens; the server renders none.
      'libs/sharing/src/share-panel/SharePanel.tsx',
    ],
    plugins: { workspace: { rules: { 'no-browser-globals': noBrowserGlobals } } },
    rules: { 'workspace/no-browser-globals': 'error' },
  },
  {
    files: ['{apps,libs}/**/*.{ts,tsx}'],
    plugins: { styles: { rules: { 'constant-styles': constantStyles } } },
    rules: { 'styles/constant-styles': 'error' },
  },
  {
    files: testFiles,
    rules: {
      '@nx/enforce-module-boundaries': boundaryRule(testConstraints),
      'max-lines-per-function': 'off',
    },
  },
  {
    // Storybook and Vite read their objects as default exports.
    files: ['**/*.stories.tsx', '**/.storybook/**/*.{ts,tsx}', '**/vite.config.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
          message: 'Markup reaches the page only as SafeHtml through <SafeMarkup> of @share/ui.',
        },
      ],
    },
  },
);
