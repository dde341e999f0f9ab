import { MoreCards } from '@share/content-cards';
import { Section, Tag } from '@share/ui';
import { searchHref } from '../data/searchAddress';
import { useHotWords } from '../data/useHotWords';
import { Place, Word, WordLink, Words } from './HotWords.styles';

const marks = { hot: '热', new: '新' };

/** 热门搜索: the most frequent search words, in two columns; nothing when there are none. */
export const HotWords = () => {
  const { words, isLoading, retry } = useHotWords();
  if (words?.length === 0) return null;
  const unread = { items: [], hasMore: true, hasGrown: false, isLoading, hasFailed: !isLoading };
  return (
    <Section id="hot-words" title="热门搜索">
      {words ? (
        <Words role="list">
          {words.map(({ word, mark }, index) => (
            <li key={word}>
              <WordLink href={searchHref({ word })}>
                <Place data-top={index < 3 ? '' : undefined}>{index + 1}</Place>
                <Word>{word}</Word>
                {mark && <Tag>{marks[mark]}</Tag>}
              </WordLink>
            </li>
          ))}
        </Words>
      ) : (
        <MoreCards list={{ ...unread, loadMore: retry }} />
      )}
    </Section>
  );
};
