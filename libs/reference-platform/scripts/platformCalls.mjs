const comments = '/peony/v1/comment/wetland1';
const circles = '/circle/v1/api/share';
const clues = '/peony/v3/clue_report';
const byPage = (page) => `page=${page}&size=50`;
const byIndex = (page) => `pageindex=${page}&pagesize=50`;

/** Lists by their names: the address of a page. */
const lists = {
  'newest items': (page) => `/peony/v1/recommend?${byPage(page)}`,
  'albums of a series': (page) => `/peony/v3/album/relates/audio_album/nightbot?${byPage(page)}`,
  'channel of all items': (page) => `/peony/v1/content?gid=grpHome1&${byIndex(page)}`,
  hot: (page) => `/peony/v3/hot/72h?${byPage(page)}`,
  "editors' picks": (page) => `/peony/v3/hot/editor?${byPage(page)}`,
  list: (page) => `/peony/v1/list/listNigh?${byPage(page)}`,
  module: (page) => `/peony/v1/module/modRead1?group=tabStory&${byPage(page)}`,
  'group of a special topic': (page) =>
    `/peony/v3/special/wetspec1/content?group_id=wsFurthr&${byPage(page)}`,
  'tracks, newest first': (page) => `/peony/v3/album/tracks/audio_album/nightbot?sort=new&${byPage(page)}`,
  'cards of the day': (page) => `/peony/v1/fly_card/flydaily?${byPage(page)}`,
  circles: (page) => `${circles}/circle/list?${byPage(page)}`,
  'topics of a circle': (page) => `${circles}/topic/list?circle_id=circBird&${byPage(page)}`,
  'topics of all circles': (page) => `${circles}/topic/list?${byPage(page)}`,
  'posts of all circles': (page) => `${circles}/content/list?${byPage(page)}`,
  'posts of a circle': (page) => `${circles}/content/list?circle_id=circBird&${byPage(page)}`,
  'posts of a topic': (page) => `${circles}/content/list?topic_id=ctSouth1&${byPage(page)}`,
  'best posts of a circle': (page) =>
    `${circles}/content/list?circle_id=circBird&type=essence&${byPage(page)}`,
  'topics of reports': (page) => `${clues}/recommend_topics?limit=50&page=${page}`,
  'topics of reports, newest': (page) => `${clues}/recommend_topics?limit=50&sort=new&page=${page}`,
  'reports of a topic': (page) => `${clues}/topic/${encodeURIComponent('道路与路灯')}?limit=50&page=${page}`,
  'reports of a topic, newest': (page) =>
    `${clues}/topic/${encodeURIComponent('道路与路灯')}?limit=50&sort=new&page=${page}`,
  'reports of a person': (page) => `${clues}/user/cluXitang/clues?${byPage(page)}`,
  'reports to an office': (page) => `${clues}/user/cluRepair/at_ta_clues?${byPage(page)}`,
  'items about a person': (page) => `${clues}/user/cluFangT1/relate_posts?${byPage(page)}`,
  'answers to a question': (page) => `/law/v1/api/share/question/answerlist?id=lawtrial&${byPage(page)}`,
  'open content': (page) => `/peony/v1/picho/v1/open/yunpubook/content?${byPage(page)}`,
  'chapter of open content': (page) =>
    `/peony/v1/picho/v1/open/yunpubook/content?catalog_id=bookroad&${byPage(page)}`,
  'live room': (page) => `/peony/v3/live/room/lvBridg1?${byPage(page)}`,
  'own bookings': (page) => `/peony/v3/booking_list?booking_type=live&${byPage(page)}`,
  'own invitees': (page) => `/peony/v1/invite/record?${byPage(page)}`,
  'followed accounts': (page) => `/guzzle/v1/mp/follow_list/mpDoorKeep?${byPage(page)}`,
};

const discussions = {
  'comments, newest': (page) => `${comments}?${byIndex(page)}`,
  'comments, most liked': (page) => `${comments}?sort=hot&${byIndex(page)}`,
  replies: (page) => `${comments}/many1?${byIndex(page)}`,
};

const search = (keyword, more = '') =>
  `/peony/v1/search?keyword=${encodeURIComponent(keyword)}&size=50${more}`;

const searches = {
  'a word in every third item': search('云浦'),
  'the same, last page': search('云浦', '&page=20'),
  'a word in some thousand': search('湿地'),
  'a word in one item': search('湿地 999999'),
  'a word in none': search('渡鸦'),
  'one letter': search('的'),
  'a letter in none': search('鼍'),
  'two words': search('湿地 白鹭'),
  'a word, of one type': search('云浦', '&type=audio_album'),
};

const pagesOf = (calls, group, limit, last) =>
  Object.entries(calls).flatMap(([name, toPath]) =>
    [1, last].map((page) => ({ name: `${name}, page ${page}`, group, limit, path: toPath(page) })),
  );

/** The last page of each list of a platform that is filled in whole. */
export const lastPage = 1_000;

/** All calls that are measured, of lists with so many pages, with their bounds for 99 of 100, in milliseconds. */
export const toCalls = (last) => [
  ...pagesOf(lists, 'lists', 50, last),
  ...Object.entries(searches).map(([name, path]) => ({ name, group: 'search', limit: 100, path })),
  ...pagesOf(discussions, 'comments', 30, last),
];

/** Writes: each with a body of its own, by users of their own. */
export const platformWrites = [
  { name: 'a comment', path: comments, body: (n) => ({ content: `第 ${n} 条` }) },
  { name: 'a reply', path: comments, body: (n) => ({ content: `第 ${n} 条`, parent_id: 'many1' }) },
  {
    name: 'a like of a comment',
    path: '/peony/v1/star',
    body: () => ({ target_type: 'comment', target_id: 'many2', type: 'add' }),
  },
  { name: 'collecting the item', path: '/peony/v1/collection/wetland1', body: () => ({ type: 'add' }) },
].map((write) => ({ ...write, group: 'writes', limit: 15 }));
