import { render, screen } from '@testing-library/react';
import { ClauseTitle } from './ClauseTitle';
import { titleWords } from './titleWords';

test('keeps clauses together and reads as one title', () => {
  render(<ClauseTitle as="h1" text="退塘还湿三年后，白鹭回到了云浦南岸" />);
  const heading = screen.getByRole('heading', { level: 1, name: /^退塘还湿三年后，\s?白鹭回到了云浦南岸$/ });
  expect([...heading.children].map((clause) => clause.textContent)).toEqual([
    '退塘还湿三年后，',
    '白鹭回到了云浦南岸',
  ]);
});

test('a title that cannot be split stays plain text', () => {
  const { container } = render(<ClauseTitle text="航拍南岸" />);
  expect(container.querySelector('span > span')).not.toBeInTheDocument();
  expect(container).toHaveTextContent('航拍南岸');
});

test('breaks between words only, in clauses too, and keeps a number with what it counts', () => {
  const text = '电梯检修与演练：23 点请走楼梯';
  const { container } = render(<ClauseTitle as="h3" text={text} words={titleWords(text)} />);
  expect(container.textContent).toBe(text);
  expect(container.querySelector('h3')).toHaveStyle({ wordBreak: 'keep-all' });
  expect(container.querySelector('b')).toHaveTextContent('23 点');
  expect(container.querySelector('b')).toHaveStyle({ whiteSpace: 'nowrap' });
  const clauses = [...container.querySelectorAll('h3 > span')].map(({ innerHTML }) =>
    innerHTML.replace(/ class="[^"]*"/g, ''),
  );
  expect(clauses).toEqual(['电梯<wbr>检修与<wbr>演练：', '<b>23 点</b><wbr>请走<wbr>楼梯']);
});

test('pieces that do not fit the title are cut, and nothing is lost', () => {
  for (const words of ['74', '7', '']) {
    const { container } = render(<ClauseTitle text="夜航云浦：跟着末班渡轮" words={words} />);
    expect(container.textContent).toBe('夜航云浦：跟着末班渡轮');
  }
});

test('what was searched for is marked, over the ends of clauses and words, and the text stays the same', () => {
  const text = '湿地公园：湿地 23 点闭园，夜里的湿地';
  const hits = [
    [0, 2],
    [3, 8],
    [10, 12],
    [17, 99],
  ] as const;
  const { container } = render(<ClauseTitle text={text} words={titleWords(text)} hits={hits} />);
  expect(container.textContent).toBe(text);
  const marked = [...container.querySelectorAll('mark')].map((mark) => mark.textContent).join('');
  expect(marked).toBe(hits.map(([start, end]) => text.slice(start, end)).join(''));
});

test('hits that are not in the text mark nothing', () => {
  const { container } = render(<ClauseTitle text="湿地" hits={[[5, 9]]} />);
  expect(container.innerHTML).toContain('>湿地<');
});
