import { memo, useState, type ReactNode } from 'react';
import { useMemory } from '../moving/MemoryContext';
import { CardGroup } from './CardPages.styles';
import { useShownCount } from './useShownCount';

interface CardPagesProps {
  /** Of the list (`listName`). */
  name: string;
  /** The cards of each page of the list, in parts of a few. */
  pages: ReactNode[][];
}

const Pages = ({ name, pages }: CardPagesProps) => {
  const memory = useMemory();
  const [known] = useState(() => Math.max(pages.length, memory?.pagesOf(name).length ?? 0));
  const parts = pages.flat();
  const knownParts = pages.slice(0, known).flat().length;
  const shown = useShownCount(parts.length, knownParts);
  return parts.slice(0, shown).map((part, index) => (
    <CardGroup
      key={index}
      data-first={index === 0 ? '' : undefined}
      data-added={index >= knownParts ? '' : undefined}
    >
      {part}
    </CardGroup>
  ));
};

/**
 * The pages of a long list. Those added while it is shown come part by part, and are laid out when they come near the screen; those
 * that a visitor comes back to at once, so that they find their place. Rendered once for the same `pages`.
 */
export const CardPages = memo(Pages);
