import { createContext, use, type ComponentProps, type MouseEvent } from 'react';
import { useLinkClickHandler } from 'react-router-dom';
import { addressOf } from './feedPaths';

type RouteLinkProps = ComponentProps<'a'>;

/** On the server nothing is tapped: links are rendered without their handlers. */
export const OnServerContext = createContext(false);

const MovingLink = ({ href = '', onClick, ...props }: RouteLinkProps) => {
  const move = useLinkClickHandler<HTMLAnchorElement>(href);
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.defaultPrevented) move(event);
  };
  return <a {...props} href={addressOf(href)} onClick={handleClick} />;
};

/**
 * A link inside these pages: `href` is a path under the base path. A plain link until the page answers taps. The router's own `Link`
 * brings code for routes with loaders, which these pages have none of.
 */
export const RouteLink = ({ href = '', ...props }: RouteLinkProps) =>
  use(OnServerContext) ? <a {...props} href={addressOf(href)} /> : <MovingLink href={href} {...props} />;
