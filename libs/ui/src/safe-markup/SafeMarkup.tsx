import type { SafeHtml } from '@share/safety';
import type { ReactElement } from 'react';

export interface SafeMarkupProps {
  /** Markup that the sanitiser has judged; the type cannot be made by hand. */
  readonly html: SafeHtml;
  /** Default `div`. */
  readonly as?: 'div' | 'section' | 'article' | 'p' | 'span';
  readonly className?: string;
}

/** The only place where markup from outside reaches the page. */
export function SafeMarkup({ html, as: Element = 'div', className }: SafeMarkupProps): ReactElement {
  // eslint-disable-next-line no-restricted-syntax -- this is the one component the rule points to; SafeHtml is sanitised
  return <Element className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
