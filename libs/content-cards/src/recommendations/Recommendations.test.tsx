import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Recommendations, type RecommendationsProps } from './Recommendations';
import { FreshCache, createCardsApi, pageOf, posts, silentApi, siteOrigin } from '../../testing';

const list = posts(14);

const show = (api: RecommendationsProps['api'], shown = list) =>
  render(<Recommendations api={api} initial={pageOf(shown)} siteOrigin={siteOrigin} />, {
    wrapper: FreshCache,
  });

const section = () => within(screen.getByRole('region', { name: '推荐阅读' }));

test('ten cards, then the others', async () => {
  show(createCardsApi(list));
  expect(section().getAllByRole('link')).toHaveLength(10);
  await userEvent.click(section().getByRole('button', { name: '加载更多' }));
  await waitFor(() => expect(section().getAllByRole('link')).toHaveLength(14));
  expect(section().getAllByRole('link').at(-1)).toHaveAttribute('data-exposure', 'p-14');
  expect(section().queryByRole('button')).not.toBeInTheDocument();
});

test('while more is on its way the control says so and keeps the focus', async () => {
  show(silentApi);
  await userEvent.click(section().getByRole('button', { name: '加载更多' }));
  expect(await section().findByRole('button', { name: '加载中' })).toHaveFocus();
});

test('nothing to recommend', () => {
  show(silentApi, []);
  expect(section().getByText('暂无内容')).toBeInTheDocument();
});
