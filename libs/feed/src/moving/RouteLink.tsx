import type { ComponentProps, MouseEvent } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

/**
 * A link inside these pages: `href` is a path under the base path. A plain link until the page answers taps. The router's own `Link`
 * brings code for routes with loaders, which these pages have none of.
 */
export const RouteLink = ({ href = '', onClick, ...props }: ComponentProps<'a'>) => {
  const move = useLinkClickHandler<HTMLAnchorElement>(href);
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) move(event);
  };
  return <a {...props} href={useHref(href)} onClick={handleClick} />;
};
