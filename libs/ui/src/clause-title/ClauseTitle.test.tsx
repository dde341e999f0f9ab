import { render, screen } from '@testing-library/react';
import { ClauseTitle } from './ClauseTitle';

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
