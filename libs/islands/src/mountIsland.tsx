import { startTransition, useEffect, type ComponentType, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { IslandComponent } from './IslandTable';
import { isTranslated, tolerateTranslation } from './tolerateTranslation';

interface MountOptions {
  /** The island's context: services and remote data of the page. */
  Root: ComponentType<{ children: ReactNode }>;
  /** Called when the island throws after it was mounted; its server markup is back by then. */
  onCrash: (error: unknown) => void;
}

const AfterMount = ({ onMount, children }: { onMount: () => void; children: ReactNode }) => {
  useEffect(onMount, [onMount]);
  return children;
};

/**
 * Makes an island of the finished page live. Resolves when it answers events; rejects when it throws before that. An island that
 * throws gets its server markup back, so it can still be read and may be mounted again.
 */
export const mountIsland = (
  element: Element,
  Island: IslandComponent<never>,
  data: object,
  { Root, onCrash }: MountOptions,
): Promise<void> => {
  const Component = Island as ComponentType<object>;
  const serverMarkup = element.innerHTML;
  const wasTranslated = isTranslated(element);
  tolerateTranslation();
  return new Promise((resolve, reject) => {
    let isMounted = false;
    const onMount = () => {
      isMounted = true;
      resolve();
    };
    const hydrate = () => {
      const root = hydrateRoot(
        element,
        <Root>
          <AfterMount onMount={onMount}>
            <Component {...data} />
          </AfterMount>
        </Root>,
        {
          // Texts that are no longer those of the server are rendered anew, which is no fault of a translated page. The document is requested
          // again: a page can be translated between two slices of the work.
          onRecoverableError: (error) => {
            if (!wasTranslated && !isTranslated(document)) console.error(error);
          },
          onUncaughtError: (error) => {
            // React calls this while it is still rendering, when a root cannot be unmounted.
            queueMicrotask(() => {
              root.unmount();
              element.innerHTML = serverMarkup;
              if (isMounted) onCrash(error);
              else reject(error);
            });
          },
        },
      );
    };
    // As a transition React hydrates in slices of a few milliseconds, between which the page answers its visitor.
    startTransition(hydrate);
  });
};
