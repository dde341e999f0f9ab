import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

type Loading<Props> = { Component?: ComponentType<Props> } | { error: unknown };

/**
 * A component whose code is loaded when it is first mounted; until then it shows nothing. A failed import is thrown to the error
 * boundary around it, and tried again when the component is mounted anew: `React.lazy` would remember the failure for ever.
 */
export const lazyWithRetry = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ((props: Props) => ReactNode) => {
  let Loaded: ComponentType<Props> | undefined;

  const Lazy = (props: Props) => {
    const [loading, setLoading] = useState<Loading<Props>>(() => (Loaded ? { Component: Loaded } : {}));
    useEffect(() => {
      if (Loaded) return undefined;
      let isMounted = true;
      const settle = (result: Loading<Props>) => isMounted && setLoading(result);
      load().then(
        (Component) => settle({ Component: (Loaded = Component) }),
        (error: unknown) => settle({ error }),
      );
      return () => {
        isMounted = false;
      };
    }, []);
    if ('error' in loading) throw loading.error;
    const { Component } = loading;
    return Component ? <Component {...props} /> : null;
  };
  return Lazy;
};
