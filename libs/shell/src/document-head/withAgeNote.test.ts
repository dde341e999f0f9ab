import { withAgeNote } from './withAgeNote';

const madeAt = Date.UTC(2026, 6, 27, 1, 20, 59);

test('says over the main part when the page was saved', () => {
  document.body.innerHTML = withAgeNote(
    '<header>云浦</header><main class="a">正文 $&</main><main>二</main>',
    madeAt,
  );
  const [header, note, main] = document.body.children;
  expect(header).toHaveTextContent('云浦');
  expect(note).toHaveTextContent('保存于 7月27日 09:20');
  expect(note?.querySelector('time')).toHaveAttribute('datetime', '2026-07-27T01:20:59Z');
  expect(main).toHaveTextContent('正文 $&');
  expect(document.querySelectorAll('time')).toHaveLength(1);
});

test('stands above a header that lies over the page, whose main part has less room', () => {
  document.body.innerHTML = withAgeNote(
    '<div class="a" data-bar="overlay">返回</div><main><p>图集</p></main>',
    madeAt,
  );
  const [note, header, main] = document.body.children;
  expect(note).toHaveTextContent('保存于 7月27日 09:20');
  expect(header).toHaveTextContent('返回');
  expect((main as HTMLElement).style.getPropertyValue('--age-note')).toBe('44px');
});

test('a document without a main part stays as it is', () => {
  expect(withAgeNote('<p>无</p>', madeAt)).toBe('<p>无</p>');
});
