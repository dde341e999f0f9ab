/** @jest-environment node */
import { firstOfEachType } from './firstOfEachType';
import { specialCases } from './specialCases';
import { storyGroups } from './stories/storyGroups';
import { postIdOf } from './toContent';

const drafts = [
  ...firstOfEachType,
  ...specialCases,
  ...storyGroups.flatMap(({ drafts: stories }) => stories),
];
const articles = drafts.filter((draft) => draft.type === 'article');

/** Sentences of the text a visitor sees, without marks, pictures and very short interjections. */
const sentencesOf = (body: string): string[] =>
  body
    .replace(/<[^>]+>/g, '')
    .split(/[。！？\n|]/)
    .map((sentence) => sentence.replace(/[^\p{Script=Han}\p{L}\p{N}]/gu, ''))
    .filter((sentence) => sentence.length >= 4);

const pairsOf = (text: string): Set<string> => {
  const plain = text.replace(/[^\p{Script=Han}]/gu, '');
  return new Set(Array.from({ length: Math.max(0, plain.length - 2) }, (_, at) => plain.slice(at, at + 3)));
};

const share = <T>(one: Set<T>, other: Set<T>): number => {
  const common = [...one].filter((entry) => other.has(entry)).length;
  return common / Math.max(1, Math.min(one.size, other.size));
};

/** The most alike pair among the texts, as a sentence a person can act on. */
function mostAlike(sets: Set<string>[]): { share: number; pair: string } {
  let worst = { share: 0, pair: '' };
  sets.forEach((one, index) => {
    sets.slice(index + 1).forEach((other, distance) => {
      const found = share(one, other);
      const second = articles[index + 1 + distance];
      if (found > worst.share) worst = { share: found, pair: `${articles[index]?.title} / ${second?.title}` };
    });
  });
  return worst;
}

describe('sample articles', () => {
  it('come from many story groups and in good number', () => {
    expect(storyGroups.length).toBeGreaterThanOrEqual(24);
    expect(articles.length).toBeGreaterThanOrEqual(150);
  });

  it('share almost no sentence with one another', () => {
    const worst = mostAlike(articles.map((draft) => new Set(sentencesOf(draft.body))));
    expect(worst.share < 0.1 ? 'distinct' : worst).toBe('distinct');
  });

  it('are worded differently throughout', () => {
    const worst = mostAlike(articles.map((draft) => pairsOf(draft.body)));
    expect(worst.share < 0.3 ? 'distinct' : worst).toBe('distinct');
  });

  it('have six blocks of text or more, but for news in brief', () => {
    const short = articles
      .filter((draft) => draft.column !== '快讯')
      .filter((draft) => draft.body.split('\n').filter((line) => !line.startsWith('!')).length < 6);
    expect(short.map(postIdOf)).toEqual([]);
  });

  it('carry no leftover mark of a template', () => {
    const text = drafts.map((draft) => [draft.title, draft.summary, draft.body].join('\n')).join('\n');
    expect(text).not.toMatch(/\{\{|\}\}|\$\{|\{\w*\}|undefined|lorem/i);
    expect(JSON.stringify(storyGroups.flatMap(({ comments }) => comments))).not.toMatch(/[{}]/);
  });

  it('contain every word that a comment of their story group is tied to', () => {
    const loose = storyGroups.flatMap((group) => {
      const read = group.drafts
        .map((draft) => [draft.title, draft.summary, draft.body].join('\n'))
        .join('\n');
      return group.comments.filter(
        (comment) => comment.includes('｜') && !read.includes(comment.split('｜')[0] ?? ''),
      );
    });
    expect(loose).toEqual([]);
  });

  it('do not repeat a summary or a comment text', () => {
    const summaries = drafts.map((draft) => draft.summary);
    const comments = storyGroups.flatMap((group) =>
      group.comments.map((comment) => comment.split('｜').at(-1)),
    );
    expect(new Set(summaries).size).toBe(summaries.length);
    expect(new Set(comments).size).toBe(comments.length);
  });
});
