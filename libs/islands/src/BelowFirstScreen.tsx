import { use, type ReactNode } from 'react';
import { PageSlotsContext } from './Island';

/**
 * Content that a visitor sees only after scrolling. Its rules come with the whole style sheet instead of in the head of the document, which
 * shows it (`data-below`) once they are there. Not inside an island.
 */
export const BelowFirstScreen = ({ children }: { children: ReactNode }) => {
  const edge = use(PageSlotsContext)?.edge;
  return (
    <div data-below="">
      {edge}
      {children}
      {edge}
    </div>
  );
};
