import { Chip } from '@share/ui';
import { CloseIcon } from '@share/ui/icons';
import { useState } from 'react';
import { searchHref } from '../data/searchAddress';
import { useSearchHistory } from '../data/useSearchHistory';
import styles from './SearchHistory.module.css';

/**
 * 搜索历史: what was searched for on this device. 清空 first shows what can be removed, so that one wrong tap does not lose
 * everything.
 */
export const SearchHistory = () => {
  const { words, remove, clear } = useSearchHistory();
  const [isEdited, setEdited] = useState(false);
  if (words.length === 0) return null;
  return (
    <section className={styles.history} aria-labelledby="search-history">
      <header>
        <h2 id="search-history">搜索历史</h2>
        {isEdited ? (
          <>
            <button
              type="button"
              onClick={() => {
                clear();
                setEdited(false);
              }}
            >
              全部删除
            </button>
            <button type="button" onClick={() => setEdited(false)}>
              完成
            </button>
          </>
        ) : (
          <button type="button" onClick={() => setEdited(true)}>
            清空
          </button>
        )}
      </header>
      <ul>
        {words.map((word) => (
          <li key={word}>
            {isEdited ? (
              <Chip onClick={() => remove(word)}>
                <span className="visually-hidden">删除</span>
                <span>{word}</span>
                <CloseIcon size={16} />
              </Chip>
            ) : (
              <Chip href={searchHref({ word })}>
                <span>{word}</span>
              </Chip>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};
