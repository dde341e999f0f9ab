import { TestPage } from '@share/islands/testing';
import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { createCardServices, now, threeHoursAgo } from '../../testing';
import { ByLine } from './ByLine';

const show = (item: ComponentProps<typeof ByLine>['item']) =>
  render(
    <TestPage services={createCardServices()}>
      <ByLine item={item} now={now} />
    </TestPage>,
  );

test('account, time and source, and a button to follow the account, which has no page of its own', () => {
  show({ account: { id: 'm-1', name: '云浦观察' }, source: '云浦日报', publishedAt: threeHoursAgo });
  expect(screen.getByText('云浦观察')).toBeInTheDocument();
  expect(screen.getByText('3小时前')).toHaveAttribute('datetime');
  expect(screen.getByText('来源：云浦日报')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '关注' })).toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('a change after the publication is listed beside its time', () => {
  show({ publishedAt: threeHoursAgo, updatedAt: threeHoursAgo + 7_200 });
  expect(screen.getByText('3小时前')).toBeInTheDocument();
  expect(screen.getByText('更新于')).toHaveTextContent('更新于 1小时前');
});

test('a name without an account has no follow button', () => {
  show({ account: { name: '林知远' } });
  expect(screen.getByText('林知远')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('without an account the source is who published it', () => {
  show({ source: '云浦日报', publishedAt: threeHoursAgo });
  expect(screen.getByText('云浦日报')).toBeInTheDocument();
  expect(screen.queryByText('来源：云浦日报')).not.toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('an item of which nothing is known takes no room', () => {
  expect(show({}).container).toBeEmptyDOMElement();
});
