import { render, screen } from '@testing-library/react';
import { RelatedContent } from './RelatedContent';
import { pageOf, posts } from '../../testing';

test('a card for each item, each reported as seen by its id', () => {
  render(<RelatedContent cards={pageOf(posts(3)).cards} />);
  expect(screen.getByRole('heading', { name: '相关阅读' })).toBeInTheDocument();
  expect(screen.getAllByRole('link').map(({ dataset }) => dataset['exposure'])).toEqual([
    'p-1',
    'p-2',
    'p-3',
  ]);
});

test('no heading over nothing', () => {
  expect(render(<RelatedContent cards={[]} />).container).toBeEmptyDOMElement();
});
