import { useState } from 'react';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { createConverter } from '../converter/createConverter';
import { findSimplified } from '../converter/findSimplified';
import { createDocumentConverter } from '../document/createDocumentConverter';
import { originalsId } from '../document/originalsId';
import { keepTraditional } from './keepTraditional';

const toDocument = createDocumentConverter({ phrases: 'tw', script: '/t.js' });

const start = (body: string, late = '') => {
  const html = `<html lang="en"><head><script type="module" src="/e.js"></script></head><body lang="zh-CN">${body}</body></html>`;
  document.documentElement.innerHTML = toDocument(html).replace('</body>', `${late}</body>`);
  keepTraditional(document, {
    convert: createConverter('tw'),
    isSimplified: (text) => findSimplified(text).length > 0,
    originals: JSON.parse(document.getElementById(originalsId)?.textContent ?? '[]') as string[],
  });
};

const Counter = () => {
  const [count, setCount] = useState(0);
  return (
    <button onClick={() => setCount(count + 1)}>
      软件{count}
      <b>{count ? '头发' : '信息'}</b>
    </button>
  );
};

test('React takes over an island without rendering it anew, and what it writes later is converted', async () => {
  start(`<div data-island="a">${renderToString(<Counter />)}</div>`);
  const island = document.querySelector('[data-island]') as HTMLElement;
  const button = island.querySelector('button') as HTMLElement;
  const onRecoverableError = jest.fn();
  await act(async () => void hydrateRoot(island, <Counter />, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(island.querySelector('button')).toBe(button);
  expect(island.innerHTML).toContain('軟體');
  expect(island.innerHTML).toContain('資訊');
  await act(async () => button.click());
  expect(island.innerHTML).toContain('頭髮');
});

test('what comes later is converted once: texts, attributes and what the head says', async () => {
  start('<p></p>');
  const text = document.createTextNode('视频');
  document.querySelector('p')?.append(text);
  document.body.insertAdjacentHTML('beforeend', '<img alt="软件"><meta name="description" content="头发">');
  await Promise.resolve();
  expect(text.data).toBe('影片');
  expect(document.querySelector('img')?.alt).toBe('軟體');
  expect(document.querySelector('meta')?.content).toBe('頭髮');
  document.querySelector('img')?.setAttribute('alt', '信息');
  text.data = '后';
  await Promise.resolve();
  document.body.append(text);
  await Promise.resolve();
  expect([document.querySelector('img')?.alt, text.data]).toEqual(['資訊', '後']);
});

test('a note that was written into the finished document is converted as a whole', () => {
  start('<p>皇后和人云亦云</p>', '<p id="late"><span>保存于 7月27日，暂时无法更新</span></p>');
  expect(document.getElementById('late')).toHaveTextContent('保存於 7月27日，暫時無法更新');
  expect(document.querySelector('p')).toHaveTextContent('皇后和人云亦云');
});

test('what visitors write stays as it is', async () => {
  start('<textarea></textarea><input>');
  const [area, field] = [document.querySelector('textarea'), document.querySelector('input')] as const;
  area?.append('软件');
  if (field) field.value = '视频';
  await Promise.resolve();
  expect([area?.textContent, field?.value]).toEqual(['软件', '视频']);
});
