import { ApiError } from '@share/api-client';
import type { MediaAccountInfo } from '@share/api-contract/types';
import { TestPage } from '@share/islands/testing';
import { render, screen } from '@testing-library/react';
import { createCardServices, siteOrigin } from '../../testing';
import { accountName, loadAccount } from '../data/AccountDetails';
import { AccountCard } from './AccountCard';

const answer: MediaAccountInfo = {
  user_id: 'm-1',
  name: '云浦<b>观察</b>\u202e',
  avatar: 'javascript:alert(1)',
  certification: '云浦日报深度报道部',
  follower_count: 186_000,
  follow_count: 3,
  content_count: 412,
};

const load = (getMediaAccount: () => Promise<MediaAccountInfo>) =>
  loadAccount({ getMediaAccount }, { accountId: 'm-1', siteOrigin });

const showCard = async (found: MediaAccountInfo) => {
  const { account } = await load(async () => found);
  render(
    <TestPage services={createCardServices()} fallback={{ [accountName('m-1')]: account }}>
      <AccountCard accountId="m-1" />
    </TestPage>,
  );
  return screen.getByRole('complementary', { name: '发布者' });
};

test('says who published the item and how many follow them', async () => {
  const card = await showCard(answer);
  expect(card).toHaveTextContent('云浦<b>观察</b>云浦日报深度报道部18万 关注者412 篇内容关注');
  expect(card.querySelector('img')).not.toBeInTheDocument();
});

test.each([
  ['云浦', '412 篇内容IP属地：云浦'],
  ['<b>云浦</b>\u202e', '412 篇内容IP属地：<b>云浦</b>'],
  [' \u200b', '412 篇内容关注'],
])('writes from %j: %s', async (ip_location, text) => {
  expect(await showCard({ ...answer, ip_location })).toHaveTextContent(text);
});

test('an account that does not exist is no failure; any other failure is one', async () => {
  const fail = (error: ConstructorParameters<typeof ApiError>[0]) =>
    load(() => Promise.reject(new ApiError(error)));
  await expect(fail({ kind: 'business', message: '', status: 404 })).resolves.toEqual({});
  await expect(fail({ kind: 'network', message: '' })).rejects.toThrow(ApiError);
});

test('an account that was not loaded takes no room', () => {
  const { container } = render(
    <TestPage services={createCardServices()}>
      <AccountCard accountId="m-1" />
    </TestPage>,
  );
  expect(container).toBeEmptyDOMElement();
});
