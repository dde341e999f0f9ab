import { use, type ReactNode } from 'react';
import { PagePlacesContext } from './Island';

interface BelowFirstScreenProps {
  className?: string | undefined;
  children: ReactNode;
}

/**
 * What a reader sees only after scrolling. Its rules come with the whole style sheet instead of in the head of the document, which
 * shows it (`data-below`) once they are there. Not inside an island.
 */
export const BelowFirstScreen = ({ className, children }: BelowFirstScreenProps) => {
  const edge = use(PagePlacesContext)?.edge;
  return (
    <div className={className} data-below="">
      {edge}
      {children}
      {edge}
    </div>
  );
};
