import { Chip } from '@share/ui';
import { CloseIcon } from '@share/ui/icons';
import { useState } from 'react';
import { searchHref } from '../data/searchAddress';
import { useSearchHistory } from '../data/useSearchHistory';
import { Action, Head, Item, Root, Title, Word, Words } from './SearchHistory.styles';

/**
 * 搜索历史: the searches on this device. 清空 first shows the words to remove, so that one wrong tap does not lose
 * everything.
 */
export const SearchHistory = () => {
  const { words, remove, clear } = useSearchHistory();
  const [isEdited, setEdited] = useState(false);
  if (words.length === 0) return null;
  return (
    <Root aria-labelledby="search-history">
      <Head>
        <Title id="search-history">搜索历史</Title>
        {isEdited ? (
          <>
            <Action
              type="button"
              onClick={() => {
                clear();
                setEdited(false);
              }}
            >
              全部删除
            </Action>
            <Action type="button" onClick={() => setEdited(false)}>
              完成
            </Action>
          </>
        ) : (
          <Action type="button" onClick={() => setEdited(true)}>
            清空
          </Action>
        )}
      </Head>
      <Words>
        {words.map((word) => (
          <Item key={word}>
            {isEdited ? (
              <Chip onClick={() => remove(word)}>
                <span className="visually-hidden">删除</span>
                <Word>{word}</Word>
                <CloseIcon size={16} />
              </Chip>
            ) : (
              <Chip href={searchHref({ word })}>
                <Word>{word}</Word>
              </Chip>
            )}
          </Item>
        ))}
      </Words>
    </Root>
  );
};
