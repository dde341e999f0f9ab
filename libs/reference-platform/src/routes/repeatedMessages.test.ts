import type { ChatPage } from '@share/api-contract/types';
import { openTestPlatform } from '../../testing/openTestPlatform';

const room = 'lvBirds1';
type Platform = Awaited<ReturnType<typeof openTestPlatform>>;

let platform: Platform;
let authorization: string;
beforeEach(async () => {
  platform = await openTestPlatform();
  authorization = (await platform.login('苇叶')).token;
});

const headers = { 'idempotency-key': 'submit-0001' };
const sendLine = (content: string, more: object = headers) =>
  platform.call('POST', `/peony/v3/live/chat/${room}/send_msg`, {
    body: { content },
    headers: { authorization, ...more },
  });
const chat = async () => (await platform.call('GET', `/peony/v3/live/chat/${room}`)).body.data as ChatPage;
const withdraw = (msgId: string) =>
  platform.send('POST', '/-/live/withdraw', { body: { live_id: room, msg_id: msgId } });
/** Longer than every limit of the chat. */
const wait = () => (platform.clock.now += 120_000);

const sendAndWithdraw = async () => {
  const first = await sendLine('收回的话');
  const { message } = first.body.data as { message: { msg_id: string } };
  const answer = await withdraw(message.msg_id);
  expect(await answer.json()).toEqual({ withdrawn: true });
  return first;
};

test('a line that was withdrawn does not come back when it is sent again with its key', async () => {
  const first = await sendAndWithdraw();
  const entries = await platform.store.count('live-entry');
  for (let times = 0; times < 5; times += 1) {
    wait();
    const again = await sendLine('收回的话');
    // The former outcome.
    expect([again.status, again.body.data]).toEqual([200, first.body.data]);
  }
  expect(await platform.store.count('live-entry')).toBe(entries);
  expect((await chat()).messages?.filter(({ content }) => content === '收回的话')).toEqual([]);
});

test('nor does it where the place of the line was never noted', async () => {
  await sendAndWithdraw();
  const [submit] = await platform.store.list<{ id: string; position?: number }>('live-submit');
  await platform.store.put('live-submit', submit!.id, { ...submit, position: undefined });
  const entries = await platform.store.count('live-entry');
  wait();
  expect((await sendLine('收回的话')).status).toBe(200);
  expect(await platform.store.count('live-entry')).toBe(entries);
  expect((await chat()).messages?.filter(({ content }) => content === '收回的话')).toEqual([]);
});

test.each([
  ['a line', false],
  ['a line that was withdrawn', true],
])('%s that is sent again counts for the limit', async (_name, isWithdrawn) => {
  if (isWithdrawn) await sendAndWithdraw();
  else await sendLine('收回的话');
  const statuses: number[] = [];
  for (let times = 0; times < 5; times += 1) statuses.push((await sendLine('收回的话')).status);
  // Three lines in three seconds, of which one was the first.
  expect(statuses).toEqual([200, 200, 429, 429, 429]);
});

test.each([
  ['a line', false],
  ['a line that was withdrawn', true],
])('%s that is sent again costs the same, however much has been said since', async (_name, isWithdrawn) => {
  const costOf = async () => {
    wait();
    const names = ['get', 'getAll', 'list', 'insert', 'put', 'update'] as const;
    const spies = names.map((name) => jest.spyOn(platform.store, name));
    expect((await sendLine('收回的话')).status).toBe(200);
    const calls = spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
    for (const spy of spies) spy.mockRestore();
    return calls;
  };
  if (isWithdrawn) await sendAndWithdraw();
  else await sendLine('收回的话');
  const before = await costOf();
  for (let count = 0; count < 60; count += 1) {
    wait();
    await sendLine(`后来的第${count}句`, { 'idempotency-key': `submit-later-${count}` });
  }
  expect(await costOf()).toBe(before);
});
