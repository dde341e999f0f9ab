import { listFallback } from '@share/page-data/testing';
import { TestPage } from '@share/islands/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createCardServices, createCardsApi, pageOf, posts, silentApi, siteOrigin } from '../../testing';
import { cardKeys } from '../data/cardKeys';
import type { CardServices } from '../data/CardServices';
import { Recommendations } from './Recommendations';

const list = posts(14);

const show = (api: CardServices['api'], shown = list, exceptIds?: string[]) =>
  render(
    <TestPage
      services={createCardServices({ api })}
      fallback={listFallback(cardKeys.recommendations, pageOf(shown))}
    >
      <Recommendations siteOrigin={siteOrigin} exceptIds={exceptIds} />
    </TestPage>,
  );

const section = () => within(screen.getByRole('region', { name: '推荐阅读' }));

test('ten cards, then the others', async () => {
  show(createCardsApi(list));
  expect(section().getAllByRole('link')).toHaveLength(10);
  await userEvent.click(section().getByRole('button', { name: '加载更多' }));
  await waitFor(() => expect(section().getAllByRole('link')).toHaveLength(14));
  expect(section().getAllByRole('link').at(-1)).toHaveAttribute('data-exposure', 'p-14');
  expect(section().queryByRole('button')).not.toBeInTheDocument();
});

test('while more is loading the control says so and keeps the focus', async () => {
  show(silentApi);
  await userEvent.click(section().getByRole('button', { name: '加载更多' }));
  expect(await section().findByRole('button', { name: '加载中' })).toHaveFocus();
});

test('nothing to recommend', () => {
  show(silentApi, []);
  expect(section().getByText('暂无内容')).toBeInTheDocument();
});

test('an item is not recommended to itself', () => {
  show(silentApi, list.slice(0, 3), ['p-2']);
  expect(
    section()
      .getAllByRole('link')
      .map(({ dataset }) => dataset['exposure']),
  ).toEqual(['p-1', 'p-3']);
});
