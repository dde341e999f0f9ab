import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

/** Renders on the server, comes alive on that markup, and gives what React had to say against it. */
export const hydrate = async (page: ReactElement): Promise<unknown[]> => {
  const complaints: unknown[] = [];
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(page);
  const root = await act(async () =>
    hydrateRoot(place, page, { onRecoverableError: (error) => complaints.push(error) }),
  );
  await act(async () => root.unmount());
  place.remove();
  return complaints;
};
