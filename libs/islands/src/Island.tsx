import { jsonScript } from '@share/safety';
import type { ComponentType } from 'react';
import { useServices } from './PageRoot';
import type { IslandComponent, IslandName, IslandTable } from './IslandTable';

interface IslandElementProps<Name extends IslandName> {
  name: Name;
  Component: IslandComponent<IslandTable[Name]>;
  /** Props of the component. They travel to the browser as JSON: plain values only, nothing secret. */
  data: Partial<IslandTable[Name]>;
  services?: object;
}

/**
 * A part of a finished page that becomes a React root of its own in the browser. Its data follows as JSON. Components
 * inside must not use `useId`: the ids of two roots differ.
 */
export const Island = <Name extends IslandName>({
  name,
  Component,
  data,
  services: given,
}: IslandElementProps<Name>) => {
  const services = given ?? useServices();
  const Part = Component as ComponentType<object>;
  return (
    <>
      <div data-island={name}>
        <Part {...services} {...data} />
      </div>
      <script type="application/json">{jsonScript(data)}</script>
    </>
  );
};
