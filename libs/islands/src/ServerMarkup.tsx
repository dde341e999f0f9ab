import type { ReactNode } from 'react';

interface ServerMarkupProps {
  className?: string | undefined;
  /** Given on the server; nothing in it may change or answer events. Without children in the browser, the markup of the document stays. */
  children?: ReactNode;
}

/** Markup of the server that its island keeps: its content neither travels as data nor is rendered again. */
export const ServerMarkup = ({ className, children }: ServerMarkupProps) =>
  children ? (
    <div className={className}>{children}</div>
  ) : (
    // React leaves the content of such an element alone while it hydrates.
    // eslint-disable-next-line no-restricted-syntax -- no markup is written
    <div className={className} dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />
  );
