import type { ReactNode } from 'react';
import { Root } from './Facts.styles';

interface FactsProps {
  /** One element for each fact. */
  children: ReactNode;
  /** `span` inside of text, such as a link. */
  as?: 'p' | 'span';
  /** `line`: one line, cut where it is too long. `small`: a step larger. */
  look?: 'line' | 'small';
}

/** Short facts about something, side by side with dots between them: who, when, how often. */
export const Facts = ({ children, as = 'p', look }: FactsProps) => (
  <Root element={as} data-look={look}>
    {children}
  </Root>
);
