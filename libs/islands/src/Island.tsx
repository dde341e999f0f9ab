import { jsonScript } from '@share/safety';
import type { ComponentType } from 'react';
import type { IslandComponent, IslandName, IslandTable } from './IslandTable';

interface IslandElementProps<Name extends IslandName> {
  name: Name;
  Component: IslandComponent<IslandTable[Name]>;
  /** Props of the component. They travel to the browser as JSON: plain values only, nothing secret. */
  data: IslandTable[Name];
}

/**
 * A part of a finished page that becomes a React root of its own in the browser. Its data follows as JSON. Components
 * inside must not use `useId`: the ids of two roots differ.
 */
export const Island = <Name extends IslandName>({ name, Component, data }: IslandElementProps<Name>) => {
  const Part = Component as ComponentType<object>;
  return (
    <>
      <div data-island={name}>
        <Part {...(data as object)} />
      </div>
      <script type="application/json">{jsonScript(data)}</script>
    </>
  );
};
