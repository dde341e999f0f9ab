import { jsonScript } from '@share/safety';
import type { IslandComponent } from './IslandComponent';

interface IslandProps<Data extends object, Services extends object> {
  /** Name in the site's table of islands. */
  name: string;
  Component: IslandComponent<Data & Services>;
  /** Travels to the browser as JSON: plain values only, nothing secret. */
  data: Data;
  services: Services;
}

/**
 * A part of a finished page that becomes a React root of its own in the browser. Its data follows as JSON. Components
 * inside must not use `useId`: the ids of two roots differ.
 */
export const Island = <Data extends object, Services extends object>({
  name,
  Component,
  data,
  services,
}: IslandProps<Data, Services>) => (
  <>
    <div data-island={name}>
      <Component {...services} {...data} />
    </div>
    <script type="application/json">{jsonScript(data)}</script>
  </>
);
