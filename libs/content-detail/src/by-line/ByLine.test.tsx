import { render, screen } from '@testing-library/react';
import { articleView } from '../../testing/articleViews';
import { onPage } from '../../testing/onPage';
import { ByLine } from './ByLine';
import { now } from '@share/content-cards/testing';

const show = (fields: Parameters<typeof articleView>[0]) =>
  render(onPage(<ByLine item={articleView(fields)} now={now} />));

test('account, time and source, and the way to follow the account, which has no page of its own', () => {
  show({});
  expect(screen.getByText('云浦观察')).toBeInTheDocument();
  expect(screen.getByText('3小时前')).toHaveAttribute('datetime');
  expect(screen.getByText('来源：云浦日报')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '关注' })).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('nobody can follow a mere name', () => {
  show({ mp: undefined, author: '林知远' });
  expect(screen.getByText('林知远')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('an item of which nothing is known takes no room', () => {
  const { container } = show({
    mp: undefined,
    author: undefined,
    source_alias: undefined,
    publish_at: undefined,
  });
  expect(container).toBeEmptyDOMElement();
});
