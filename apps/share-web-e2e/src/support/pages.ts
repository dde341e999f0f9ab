/** Addresses of seeded items (the platform's sample content has fixed ids). */
const doc = (postId: string, actor = 'peony') => `/davmu/share/${actor}/doc/2026/11/${postId}/index.html`;

/** The same at an address that no page links to, so that no earlier visit has put it into a cache. */
const unlinkedDoc = (postId: string) => doc(postId).replace('/2026/11/', '/2001/1/');

export const pages = {
  article: doc('wetland1'),
  /** Of a media account: its content, comments and collections have a backend family of their own (spec §6). */
  ofMediaAccount: doc('mpaccnt1', 'mp'),
  /** Was corrected after its publication. */
  corrected: doc('correct1'),
  /** Has a page of its own for desktops. */
  withPcLink: doc('pclink01'),
  /** Has more tracks than its first page shows (spec §9). */
  longAlbum: '/davmu/share/peony/audio_album/2026/11/JeA0anXI/index.html',
  shortVideo: '/davmu/share/peony/svideo/2026/11/sugarsv1/index.html',
  unknown: doc('nosuchid'),
  home: '/davmu/share/',
};

export const articleTitle = '退塘还湿三年后，白鹭回到了云浦南岸';
export { doc, unlinkedDoc };
