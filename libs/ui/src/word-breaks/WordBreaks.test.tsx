import { render } from '@testing-library/react';
import { titleWords } from '../format';
import { WordBreaks } from './WordBreaks';

const title = '旧货市场里的半导体收音机';

test('a text may break between its words', () => {
  const { container } = render(<WordBreaks text={title} words={titleWords(title)} />);
  expect(container.innerHTML).toContain('<wbr>收音机');
  expect(container).toHaveTextContent(title);
});

test('without its words it is plain text', () => {
  expect(render(<WordBreaks text={title} />).container.innerHTML).toBe(title);
});
