/** Addresses of seeded items (the platform's sample content has fixed ids). */
const doc = (postId: string) => `/davmu/share/peony/doc/2026/11/${postId}/index.html`;

export const pages = {
  article: doc('wetland1'),
  unknown: doc('nosuchid'),
  home: '/davmu/share/',
};

export const articleTitle = '退塘还湿三年后，白鹭回到了云浦南岸';
export { doc };
