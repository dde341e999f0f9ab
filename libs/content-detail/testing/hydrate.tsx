import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

/** Renders on the server, hydrates that markup, and gives the errors that React recovered from. */
export const hydrate = async (page: ReactElement): Promise<unknown[]> => {
  const errors: unknown[] = [];
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  const root = await act(async () =>
    hydrateRoot(container, page, { onRecoverableError: (error) => errors.push(error) }),
  );
  await act(async () => root.unmount());
  container.remove();
  return errors;
};
