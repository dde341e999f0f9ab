import { act } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { mountIsland } from './mountIsland';

/** Texts beside elements, that go, come and change. */
const Part = () => {
  const [count, setCount] = useState(0);
  return (
    <div>
      {count < 1 && '还没有评论'}
      <button onClick={() => setCount(count + 1)}>评论</button>
      {count > 0 && `${count} 条`}
      <b>{count === 1 ? '一' : '多'}</b>
      {count === 1 ? '先来一句' : null}
      <i>完</i>
    </div>
  );
};

const textsOf = (element: Element): Text[] => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts.filter((text) => text.parentElement?.nodeName !== 'FONT');
};

/** As browsers and apps do: around the text, or in place of it. */
const translate = (element: Element, way: 'wrap' | 'replace') => {
  for (const text of textsOf(element)) {
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    outer.append(inner);
    text.replaceWith(outer);
    inner.append(way === 'wrap' ? text : document.createTextNode(text.data));
  }
};

const setUp = async (
  before?: 'wrap' | 'replace' | 'wrap while mounting',
  markup = renderToString(<Part />),
) => {
  const element = document.createElement('div');
  document.body.append('一篇文章', element);
  element.innerHTML = markup;
  if (before === 'wrap' || before === 'replace') translate(element, before);
  const onCrash = jest.fn();
  const onError = jest.fn((event: ErrorEvent) => event.preventDefault());
  window.addEventListener('error', onError);
  const logged = jest.spyOn(console, 'error').mockReturnValue();
  await act(async () => {
    void mountIsland(element, Part as never, {}, { Root: ({ children }) => children, onCrash });
    if (before === 'wrap while mounting') translate(document.body, 'wrap');
  });
  const tap = () => act(async () => element.querySelector('button')?.click());
  return { element, onCrash, onError, logged, tap };
};

afterEach(() => {
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

test.each([
  ['wrapped', 'wrap'],
  ['replaced', 'replace'],
] as const)('a part whose texts were %s goes on', async (_name, way) => {
  const { element, onCrash, onError, tap } = await setUp();
  for (let count = 0; count < 3; count += 1) {
    translate(element, way);
    await tap();
  }
  // A text that was replaced is the translator's: it renews it or leaves it.
  if (way === 'wrap') expect(element.textContent).toBe('评论3 条多完');
  expect(element.querySelectorAll('button, b, i')).toHaveLength(3);
  expect(onCrash).not.toHaveBeenCalled();
  expect(onError).not.toHaveBeenCalled();
});

test.each(['wrap', 'replace'] as const)('one that was translated before it is live: %s', async (way) => {
  const { element, onCrash, onError, logged, tap } = await setUp(way);
  await tap();
  expect(element).toHaveTextContent('1 条');
  expect(onCrash).not.toHaveBeenCalled();
  expect(logged).not.toHaveBeenCalled();
  expect(onError).not.toHaveBeenCalled();
});

test('one that is translated while it becomes live', async () => {
  const { onCrash, onError, logged, tap } = await setUp('wrap while mounting');
  await tap();
  expect(onCrash).not.toHaveBeenCalled();
  expect(logged).not.toHaveBeenCalled();
  expect(onError).not.toHaveBeenCalled();
});

test('without a translation, what differs from the server is reported', async () => {
  const { logged } = await setUp(undefined, '<p>另一篇</p>');
  expect(logged).toHaveBeenCalled();
});

test('other wrong calls fail as ever', async () => {
  await setUp();
  const parent = document.createElement('div');
  parent.innerHTML = '<p><b>a</b></p>';
  const inner = parent.querySelector('b') as Node;
  expect(() => parent.removeChild(inner)).toThrow();
  expect(() => parent.removeChild(document.createElement('p'))).toThrow();
  expect(() => parent.insertBefore(document.createElement('p'), inner)).toThrow();
  expect(parent.insertBefore(document.createElement('i'), null)).toBe(parent.lastChild);
});
