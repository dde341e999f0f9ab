import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

/** Renders on the server, hydrates that markup, and gives the errors that React recovered from. */
export const hydrate = async (page: ReactElement): Promise<unknown[]> => {
  const errors: unknown[] = [];
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(page);
  const root = await act(async () =>
    hydrateRoot(place, page, { onRecoverableError: (error) => errors.push(error) }),
  );
  await act(async () => root.unmount());
  place.remove();
  return errors;
};
