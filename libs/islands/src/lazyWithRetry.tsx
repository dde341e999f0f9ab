import { lazy, useLayoutEffect, useState, type ComponentType } from 'react';
import type { IslandComponent } from './IslandTable';

interface ThrowWhenMountedProps {
  error: unknown;
  onMount: () => void;
}

/**
 * React renders once more before it gives an error of a render to a boundary. By then the import would have started anew, and
 * while the code cannot be loaded that would never end: so the error is thrown when nothing is rendered any more.
 */
const ThrowWhenMounted = ({ error, onMount }: ThrowWhenMountedProps) => {
  useLayoutEffect(() => {
    onMount();
    throw error;
  });
  return null;
};

/**
 * Like `React.lazy`, which remembers a failed import for ever; this one imports again when the component is mounted the next
 * time. Needs an error boundary and a `Suspense` around it.
 */
export const lazyWithRetry = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): IslandComponent<Props> => {
  const create = () =>
    lazy<ComponentType<Props>>(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        const onMount = () => {
          Current = create();
        };
        return { default: () => <ThrowWhenMounted error={error} onMount={onMount} /> };
      }
    });
  let Current = create();
  const Lazy = (props: Props) => {
    const [Component] = useState(() => Current);
    return <Component {...props} />;
  };
  return Lazy;
};
