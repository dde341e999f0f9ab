import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useInBrowser } from './useInBrowser';

test('what only the browser knows comes after hydration, which finds what the server has rendered', async () => {
  const seen: boolean[] = [];
  const Part = () => {
    const isKnown = useInBrowser(() => true);
    seen.push(isKnown);
    return <p>{isKnown ? '关闭弹窗' : '立即前往'}</p>;
  };
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Part />);
  expect(container).toHaveTextContent('立即前往');
  const consoleError = jest.spyOn(console, 'error');
  const root = await act(async () => hydrateRoot(container, <Part />));
  expect(container).toHaveTextContent('关闭弹窗');
  expect(seen.slice(0, 2)).toEqual([false, false]);
  expect(consoleError).not.toHaveBeenCalled();
  act(() => root.unmount());
});
