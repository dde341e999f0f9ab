import { useEffect, type ReactNode } from 'react';
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
export const mountIsland = <Data, Services>(
  element: Element,
  Component: IslandComponent<Data, Services>,
  data: Data,
  services: Services,
): Promise<void> =>
  new Promise((resolve) => {
    hydrateRoot(
      element,
      <AfterMount onMount={resolve}>
        <Component data={data} services={services} />
      </AfterMount>,
    );
  });
