import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createFakeSearchApi } from '../../../testing/createSearchServices';
import { SearchPage } from '../../../testing/SearchPage';

const open = async (words: string[]) => {
  localStorage.setItem('share:search-history', JSON.stringify(words.map((word) => ({ word }))));
  const api = createFakeSearchApi();
  render(<SearchPage api={api} />);
  return api;
};

const button = (name: string) => screen.getByRole('button', { name });
const links = () =>
  screen
    .queryAllByRole('link')
    .map(({ textContent }) => textContent)
    .filter((text) => ['湿地', '地铁'].includes(text ?? ''));

test('a word leads to its search', async () => {
  await open(['湿地', '地铁']);
  expect(links()).toEqual(['湿地', '地铁']);
  await userEvent.click(screen.getByRole('link', { name: '地铁' }));
  expect(screen.getByRole('searchbox')).toHaveValue('地铁');
  expect(localStorage.getItem('share:search-history')).toBe('[{"word":"地铁"},{"word":"湿地"}]');
});

test('words are removed one by one', async () => {
  const api = await open(['湿地', '地铁']);
  await userEvent.click(button('清空'));
  await userEvent.click(button('删除 湿地'));
  await userEvent.click(button('完成'));
  expect(links()).toEqual(['地铁']);
  expect(localStorage.getItem('share:search-history')).toBe('[{"word":"地铁"}]');
  expect(api.requested).toEqual([]);
});

test('or all at once, which needs a second tap', async () => {
  await open(['湿地', '地铁']);
  await userEvent.click(button('清空'));
  await userEvent.click(button('全部删除'));
  expect(screen.queryByRole('region', { name: '搜索历史' })).not.toBeInTheDocument();
  expect(localStorage.getItem('share:search-history')).toBeNull();
});
