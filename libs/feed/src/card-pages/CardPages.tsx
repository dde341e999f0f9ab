import { listName, type ListKey } from '@share/content-cards';
import { useState, type ReactNode } from 'react';
import { useMemory } from '../moving/MemoryContext';
import styles from './CardPages.module.css';

interface CardPagesProps {
  listKey: ListKey;
  /** What each page of the list shows. */
  pages: ReactNode[];
}

/**
 * The pages of a long list. Those added while it is shown are laid out when they come near the screen; those that a reader comes
 * back to at once, so that they find their place.
 */
export const CardPages = ({ listKey, pages }: CardPagesProps) => {
  const memory = useMemory();
  const [known] = useState(() => Math.max(pages.length, memory?.pagesOf(listName(listKey)).length ?? 0));
  return pages.map((page, index) => (
    <div
      key={index}
      className={styles.page}
      data-first={index === 0 ? '' : undefined}
      data-added={index >= known ? '' : undefined}
    >
      {page}
    </div>
  ));
};
