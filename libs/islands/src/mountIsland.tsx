import { useEffect, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { IslandComponent } from './IslandComponent';

interface AfterMountProps {
  onMount: () => void;
  children: ReactNode;
}

const AfterMount = ({ onMount, children }: AfterMountProps) => {
  useEffect(onMount, [onMount]);
  return children;
};

/** Makes an island of the finished page live; resolves when it answers events. */
export const mountIsland = (
  element: Element,
  Island: IslandComponent<never>,
  data: object,
  services: object,
): Promise<void> => {
  const Component = Island as ComponentType<object>;
  return new Promise((resolve) => {
    hydrateRoot(
      element,
      <AfterMount onMount={resolve}>
        <Component {...services} {...data} />
      </AfterMount>,
    );
  });
};
