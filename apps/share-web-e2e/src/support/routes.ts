type Layout = 'default' | 'dejin' | 'listPage' | 'docDetail';

interface RouteRow {
  /** As in the specification's table (spec §2). */
  route: string;
  layout: Layout;
  /** With its optional parameters. */
  path: string;
  /** Without them, where nothing is named and so nothing is there. */
  bare?: string;
  /** The path is without them, and a page all the same. */
  isBare?: true;
}

/** Which route has which layout; the bar page and the desktop page render everything themselves. */
export const routes: RouteRow[] = [
  { route: '/auth', layout: 'listPage', path: 'auth' },
  { route: '/', layout: 'listPage', path: '?group=grpVideo' },
  { route: '/', layout: 'listPage', path: '' },
  { route: '/search/{index}', layout: 'listPage', path: 'search/index.html?word=云浦' },
  {
    route: '/content_model/{index}',
    layout: 'listPage',
    path: 'content_model/index.html?id=modRead1',
    bare: 'content_model/index.html',
  },
  {
    route: '/list/{list_id?}/{index}',
    layout: 'listPage',
    path: 'list/listNigh/index.html',
    bare: 'list/index.html',
  },
  {
    route: '/special/{id?}/{index}',
    layout: 'docDetail',
    path: 'special/wetspec1/index.html',
    bare: 'special/index.html',
  },
  {
    route: '/activity/{post_id?}/{index}',
    layout: 'default',
    path: 'activity/birdwalk/index.html',
    bare: 'activity/index.html',
  },
  {
    route: '/invite/{code?}/{index}',
    layout: 'default',
    path: 'invite/YP7K3Q/index.html',
    bare: 'invite/index.html',
  },
  {
    route: '/fly_card/{list_id?}/{index}',
    layout: 'default',
    path: 'fly_card/flydaily/index.html',
    bare: 'fly_card/index.html',
  },
  {
    route: '/dejin/catalog/{index}',
    layout: 'dejin',
    path: 'dejin/catalog/index.html?rid=yunpubook&id=bookroot',
    bare: 'dejin/catalog/index.html',
  },
  {
    route: '/dejin/content/{index}',
    layout: 'dejin',
    path: 'dejin/content/index.html?rid=yunpubook&uuid=8b49b5c5-c9c7-4a6e-a50c-6d4f03f80ded',
    bare: 'dejin/content/index.html',
  },
  {
    route: '/dejin/detail/{post_id?}/{index}',
    layout: 'dejin',
    path: 'dejin/detail/clueroad/index.html',
    bare: 'dejin/detail/index.html',
  },
  {
    route: '/dejin/personal/{user_id?}/{index}',
    layout: 'dejin',
    path: 'dejin/personal/cluXitang/index.html',
    bare: 'dejin/personal/index.html',
  },
  {
    route: '/dejin/topic/{topic_name?}/{index}',
    layout: 'dejin',
    path: 'dejin/topic/道路与路灯/index.html',
  },
  {
    route: '/dejin/topic/{topic_name?}/{index}',
    layout: 'dejin',
    path: 'dejin/topic/index.html',
    isBare: true,
  },
  {
    route: '/dimim/circle/{index}',
    layout: 'default',
    path: 'dimim/circle/index.html?id=circBird',
  },
  {
    route: '/dimim/circle/{index}',
    layout: 'default',
    path: 'dimim/circle/index.html',
    isBare: true,
  },
  {
    route: '/dimim/content/{index}',
    layout: 'default',
    path: 'dimim/content/index.html?id=cpbird01',
  },
  {
    route: '/dimim/content/{index}',
    layout: 'default',
    path: 'dimim/content/index.html',
    isBare: true,
  },
  {
    route: '/dimim/topic/{index}',
    layout: 'default',
    path: 'dimim/topic/index.html?id=ctSouth1',
  },
  {
    route: '/dimim/topic/{index}',
    layout: 'default',
    path: 'dimim/topic/index.html',
    isBare: true,
  },
  {
    route: '/fazak/problemShare/{index}',
    layout: 'default',
    path: 'fazak/problemShare/index.html?id=lawtrial',
    bare: 'fazak/problemShare/index.html',
  },
  {
    route: '/{actor}/{type}/{year?}/{month?}/{post_id?}/{index}',
    layout: 'docDetail',
    path: 'peony/doc/2026/11/wetland1/index.html',
    bare: 'peony/doc/index.html',
  },
  {
    route: '/{actor}/special/{year?}/{month?}/{id?}/{index}',
    layout: 'docDetail',
    path: 'peony/special/2026/11/wetspec1/index.html',
    bare: 'peony/special/index.html',
  },
];
