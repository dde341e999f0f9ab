import { contentUsage, toRobots } from './toRobots';

const refused = ['*preview-', 'auth', 'bar', 'pc', 'oembed']
  .map((path) => `Disallow: /davmu/share/${path}`)
  .concat('Disallow: /peony', 'Disallow: /-/');

const robots = (aiUse: 'allow' | 'deny') =>
  toRobots({
    siteOrigin: 'https://m.example.com',
    calls: ['/peony'],
    aiUse,
  });

/** The lines of the group that holds for a program. */
const groupOf = (text: string, agent: string) => {
  const groups = text.split('\n\n').map((group) => group.split('\n'));
  const own = groups.find((lines) => lines.includes(`User-agent: ${agent}`));
  return (own ?? groups.find((lines) => lines.includes('User-agent: *')) ?? []).filter(
    (line) => !line.startsWith('User-agent'),
  );
};

test.each(['GPTBot', 'ClaudeBot', 'CCBot', 'Google-Extended', 'Bytespider', 'PerplexityBot'])(
  '%s may read nothing where language models may not, and otherwise what others may',
  (agent) => {
    expect(groupOf(robots('deny'), agent)).toEqual(['Disallow: /']);
    expect(groupOf(robots('allow'), agent)).toEqual(['Content-Usage: train-ai=y', ...refused]);
  },
);

test('search engines read the pages either way', () => {
  for (const use of ['allow', 'deny'] as const) {
    expect(groupOf(robots(use), 'Baiduspider')).toEqual([`Content-Usage: ${contentUsage(use)}`, ...refused]);
    expect(robots(use)).toContain('\nSitemap: https://m.example.com/davmu/share/sitemap.xml\n');
  }
});
