import { withAgeNote } from './withAgeNote';

const madeAt = Date.UTC(2026, 6, 27, 1, 20, 59);
const show = (html: string, now?: number) => {
  document.body.innerHTML = withAgeNote(html, madeAt, now);
};

test('says over the main part when the page was saved', () => {
  show('<header>云浦</header><main class="a">正文 $&</main><main>二</main>');
  const [header, note, main] = document.body.children;
  expect(header).toHaveTextContent('云浦');
  expect(note).toHaveTextContent('保存于 7月27日 09:20，暂时无法更新');
  expect(note).toHaveAttribute('role', 'status');
  expect(note?.querySelector('time')).toHaveAttribute('datetime', '2026-07-27T01:20:59Z');
  expect(main).toHaveTextContent('正文 $&');
  expect(document.querySelectorAll('time')).toHaveLength(1);
});

test('an item says so at its by-line, and takes no room over the page', () => {
  show(
    '<main><div class="a" data-by-line><div>头像</div><div class="b" data-names><p>云浦观察</p><p>今天</p></div><div>关注</div></div></main>',
  );
  expect([...document.body.children]).toHaveLength(1);
  const lines = [...document.querySelectorAll('[data-names] > p')].map((line) => line.textContent);
  expect(lines).toEqual(['云浦观察', '今天', '保存于 7月27日 09:20，暂时无法更新']);
});

test('a live room may have changed', () => {
  show('<main><article data-live-state="live"></article></main>');
  expect(document.body.firstElementChild).toHaveTextContent('保存于 7月27日 09:20，状态可能已变化');
  expect(document.body.firstElementChild).toHaveAttribute('role', 'status');
});

test('a page of the last minutes says nothing', () => {
  show('<main>正文</main>', madeAt + 299_000);
  expect(document.body).toHaveTextContent(/^正文$/);
  show('<main>正文</main>', madeAt + 300_000);
  expect(document.body).toHaveTextContent('保存于');
});

test('stands above a header that lies over the page, whose main part has less room', () => {
  show('<div class="a" data-bar="overlay">返回</div><main><p>图集</p></main>');
  const [note, header, main] = document.body.children;
  expect(note).toHaveTextContent('保存于 7月27日 09:20');
  expect(header).toHaveTextContent('返回');
  expect(main).toHaveStyle('--age-note: 44px');
});

test('a document without a main part stays as it is', () => {
  expect(withAgeNote('<p>正文</p>', madeAt)).toBe('<p>正文</p>');
});
