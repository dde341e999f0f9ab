import { communityPaths } from './communityPaths';

test.each([
  [communityPaths.circle(), '/davmu/share/dimim/circle/index.html'],
  [communityPaths.circle('circBird', { page: 1 }), '/davmu/share/dimim/circle/index.html?id=circBird'],
  [
    communityPaths.circle('circBird', { type: 'essence', page: 2 }),
    '/davmu/share/dimim/circle/index.html?id=circBird&type=essence&page=2',
  ],
  [communityPaths.post('a&b=c'), '/davmu/share/dimim/content/index.html?id=a%26b%3Dc'],
  [communityPaths.topic('ctSouth1'), '/davmu/share/dimim/topic/index.html?id=ctSouth1'],
  [communityPaths.lawQuestion('lawtrial'), '/davmu/share/fazak/problemShare/index.html?id=lawtrial'],
  [communityPaths.openCatalog('book'), '/davmu/share/dejin/catalog/index.html?rid=book'],
  [
    communityPaths.openCatalog('book', 'root', { page: 3 }),
    '/davmu/share/dejin/catalog/index.html?rid=book&id=root&page=3',
  ],
  [communityPaths.openContent('book', 'u-1'), '/davmu/share/dejin/content/index.html?rid=book&uuid=u-1'],
])('%s', (made, expected) => expect(made).toBe(expected));
