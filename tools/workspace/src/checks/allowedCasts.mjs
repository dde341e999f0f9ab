const safe =
  'brands markup that was made safe: by the sanitiser, or from its markup by a change that keeps it so';
const island =
  'the document has the props of a component under the name of its island; `Island` checks them where it is placed';
const byName = 'under a name is what was put there under it: the type belongs to the name';

/**
 * Casts to types of our own, each with the reason why no check and no generic can say it.
 *
 * @type {readonly import('./ownCasts.mjs').AllowedCast[]}
 */
export const allowedCasts = [
  ...['pictureSizes', 'rankHeadings', 'sanitizeHtml', 'withPictureSources'].map((name) => ({
    path: `libs/safety/src/server/${name}.ts`,
    type: 'SafeHtml',
    why: safe,
  })),
  { path: 'libs/content-cards/src/article-body/withFirstPicture.ts', type: 'SafeHtml', why: safe },
  { path: 'libs/content-detail/src/data/toItemView.server.ts', type: 'SafeHtml', why: safe },
  { path: 'libs/islands/src/Island.tsx', type: 'ComponentType<object>', why: island },
  { path: 'libs/islands/src/mountIsland.tsx', type: 'ComponentType<object>', why: island },
  { path: 'libs/islands/src/PageRoot.tsx', type: 'Entry | undefined', why: byName },
  { path: 'libs/islands/src/useSharedStore.ts', type: 'StoreApi<State>', why: byName },
  { path: 'libs/page-data/src/ListPage.ts', type: 'Page[] | undefined', why: byName },
  { path: 'libs/content-cards/src/data/ListPage.ts', type: 'Page', why: 'a page is mapped to its own copy' },
  { path: 'libs/scroll-position/src/restore/createMemory.ts', type: 'readonly Page[]', why: byName },
  { path: 'libs/cache/src/data/createCachedData.ts', type: 'Data', why: byName },
  {
    path: 'libs/islands/src/PageRoot.tsx',
    type: 'Services',
    why: 'a library knows the services it needs, and not the page: the types `PageServices` and `Services` of the app join them',
  },
  {
    path: 'libs/shell/src/overlays/createPanel.tsx',
    type: 'ComponentType<object>',
    why: 'the props of a panel come from its data, its request and its state, which together are all',
  },
  {
    path: 'libs/shell/src/overlays/createPanel.tsx',
    type: 'OpenPanel',
    why: 'TypeScript does not join a name and the request of that name to a member of the union',
  },
  {
    path: 'libs/comments/src/collect-button/CollectButton.tsx',
    type: 'ContentType',
    why: 'the type of an item is a text for parts that many items share (`placeholder`)',
  },
  {
    path: 'libs/api-client/src/Call.ts',
    type: 'ApiClient',
    why: 'one function makes every call; the paths of the contract are types alone',
  },
  {
    path: 'libs/api-contract/src/operations/op.ts',
    type: 'WithIds<Calls>',
    why: 'Object.fromEntries forgets which key has which value',
  },
  {
    path: 'apps/reference-api/src/settingsSchema.ts',
    type: 'Record<(typeof rateLimitNames)[number], ReturnType<typeof count>>',
    why: 'Object.fromEntries forgets its keys',
  },
  {
    path: 'libs/reference-platform/src/content/createContents.ts',
    type: 'Part',
    why: 'Object.fromEntries forgets its keys, and a copy whose fields are deleted is slow to write as JSON',
  },
  {
    path: 'libs/reference-core/src/http/createMount.ts',
    type: 'Call<Params, Query, Body>',
    why: 'a part of a call without a schema is empty, and so is its type',
  },
  {
    path: 'libs/reference-core/src/store/openStore.server.ts',
    type: 'PostgresPoolClient',
    why: 'the embedded database has the one of its two calls that migrations make',
  },
  {
    path: 'libs/wx-share/src/loadWeChatSdk.ts',
    type: 'WeChatSdk',
    why: 'the types of the package require callbacks that the SDK does not need',
  },
];
