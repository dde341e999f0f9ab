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

test('a document without a main part stays as it is', () => {
  expect(withAgeNote('<p>无</p>', madeAt)).toBe('<p>无</p>');
});
