import { lazy, type ComponentType } from 'react';

/**
 * Like `React.lazy`, which remembers a failed import for ever; this one imports again when the component is mounted the next
 * time. Needs an error boundary and a `Suspense` around it.
 */
export const lazyWithRetry = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => {
  const create = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        Current = create();
        throw error;
      }
    });
  let Current = create();
  const Lazy = (props: Props) => <Current {...props} />;
  return Lazy as ComponentType<Props>;
};
