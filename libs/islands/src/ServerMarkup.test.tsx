import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { ServerMarkup } from './ServerMarkup';

const List = ({ first }: { first?: string }) => {
  const [isLong, setIsLong] = useState(false);
  return (
    <>
      <ServerMarkup className="queued">{first && <a href="/a">{first}</a>}</ServerMarkup>
      {isLong && <a href="/b">second</a>}
      <button onClick={() => setIsLong(true)}>more</button>
    </>
  );
};

test('what the browser has no data for stays in the document, also when the list grows', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<List first="first" />);
  const [link] = container.getElementsByTagName('a');
  const onRecoverableError = jest.fn();
  const error = jest.spyOn(console, 'error');
  const root = await act(async () => hydrateRoot(container, <List />, { onRecoverableError }));
  await act(async () => container.querySelector('button')?.click());
  expect(container.innerHTML).toBe(
    '<div class="queued"><a href="/a">first</a></div><a href="/b">second</a><button>more</button>',
  );
  expect(container.getElementsByTagName('a')[0]).toBe(link);
  expect([onRecoverableError, error].flatMap(({ mock }) => mock.calls)).toEqual([]);
  await act(async () => root.unmount());
});
