import type { SafeHtml } from '@share/safety';

export interface SafeMarkupProps {
  /** Sanitised markup; only the sanitiser creates this type. */
  html: SafeHtml;
  /** Default `div`. */
  as?: 'div' | 'section' | 'article' | 'p' | 'span';
  className?: string;
}

/** The only place where markup from the platform enters the page. */
export const SafeMarkup = ({ html, as: Element = 'div', className }: SafeMarkupProps) => {
  // eslint-disable-next-line no-restricted-syntax -- this is the one component the rule points to; SafeHtml is sanitised
  return <Element className={className} dangerouslySetInnerHTML={{ __html: html }} />;
};
