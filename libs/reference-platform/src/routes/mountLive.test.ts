import { findViolations } from '@share/api-contract/testing';
import type { ChatPage, ContentPage, LiveDetail, LiveRoom } from '@share/api-contract/sent';
import { openTestPlatform } from '../../testing/openTestPlatform';
import { rooms } from '../seed/live/rooms';

type Platform = Awaited<ReturnType<typeof openTestPlatform>>;

let platform: Platform;
let authorization: string;
beforeEach(async () => {
  platform = await openTestPlatform();
  authorization = (await platform.login('苇叶')).token;
});

const get = async <Data>(path: string, headers = {}) =>
  (await platform.call('GET', `/peony/v3/live/${path}`, { headers })).body.data as Data;
const sendLine = (content: unknown, headers = {}, room = 'lvBirds1') =>
  platform.call('POST', `/peony/v3/live/chat/${room}/send_msg`, {
    body: { content },
    headers: { authorization, ...headers },
  });
const chat = (query = '', room = 'lvBirds1') => get<ChatPage>(`chat/${room}${query}`);

describe('rooms', () => {
  test('lists of items say what the room of a live one is doing', async () => {
    const answer = await platform.call('GET', '/peony/v1/search?keyword=云浦&type=local_live&size=20');
    expect(findViolations('searchContent', answer.status, answer.body)).toBe('');
    const { posts } = answer.body.data as ContentPage;
    const stateOf = (id: string) => posts.find(({ post_id }) => post_id === id)?.live;
    expect(stateOf('ferrylv1')).toMatchObject({ status: 0, online_count: 0 });
    expect(stateOf('marketlv')).toMatchObject({ status: 1, online_count: 2_318 });
    expect(stateOf('marathlv')?.status).toBe(2);
    const others = await platform.call('GET', '/peony/v1/search?keyword=云浦&type=article');
    expect(JSON.stringify(others.body.data)).not.toContain('"live"');
  });

  test.each(rooms.map(({ live_id, post_id, status }) => [live_id, post_id, status] as const))(
    '%s is valid and found by %s too',
    async (liveId, postId, status) => {
      for (const [operation, path] of [
        ['getLiveInfo', `info/${liveId}`],
        ['getLiveRoom', `room/${liveId}`],
        ['getLiveChat', `chat/${liveId}`],
      ] as const) {
        const answer = await platform.call('GET', `/peony/v3/live/${path}`);
        expect(findViolations(operation, answer.status, answer.body)).toBe('');
      }
      expect(await get<LiveDetail>(`info/${postId}`)).toMatchObject({ live_id: liveId, status });
      const content = await platform.call('GET', `/peony/v1/content/${postId}`);
      expect(content.status).toBe(200);
    },
  );

  test('there is one of each state and each screen', () => {
    expect(new Set(rooms.map(({ status }) => status))).toEqual(new Set([0, 1, 2, 3]));
    expect(new Set(rooms.map(({ type }) => type))).toEqual(new Set(['landscape', 'portrait', 'image']));
    const switches = rooms.flatMap((room) => [
      room.countdown_switch,
      room.disclaimer_enable,
      room.notice_switch,
    ]);
    expect(new Set(switches.map((value) => typeof value))).toEqual(
      new Set(['number', 'string', 'boolean', 'undefined']),
    );
  });

  test('the detail leaves out internal fields', async () => {
    const detail = await get<LiveDetail>('info/lvBirds1');
    for (const name of ['epoch', 'online_base', 'booking_base']) expect(detail).not.toHaveProperty(name);
    expect(detail).toMatchObject({ online_count: 12_345, booking_count: 860, live_count: 3 });
  });

  test('the plan starts and ends a room', async () => {
    const { start_time, end_time = 0 } = await get<LiveDetail>('info/lvMusic1');
    platform.clock.now = start_time * 1000;
    expect((await get<LiveDetail>('info/lvMusic1')).status).toBe(1);
    platform.clock.now = end_time * 1000;
    expect((await get<LiveDetail>('info/lvMusic1')).status).toBe(2);
    platform.clock.now += 40 * 24 * 3_600_000;
    expect((await get<LiveDetail>('info/lvBirds1')).status).toBe(3);
  });

  test('posts come newest first, page by page, with the pinned one apart', async () => {
    const first = await get<LiveRoom>('room/lvBridg1?size=4');
    const second = await get<LiveRoom>('room/lvBridg1?size=4&page=2');
    expect(first.pinned?.content).toContain('交通管制');
    expect(first.total).toBe(11);
    const times = [...first.posts, ...second.posts].map(({ created_at }) => created_at);
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(new Set([...first.posts, ...second.posts].map(({ msg_id }) => msg_id)).size).toBe(8);
  });

  test.each([
    ['GET', 'info/unknown1', undefined, 404, 6001],
    ['GET', 'room/unknown1', undefined, 404, 6001],
    ['GET', 'chat/unknown1', undefined, 404, 6001],
    ['GET', 'token?live_id=unknown1', undefined, 404, 6001],
    ['GET', 'token', undefined, 400, 400],
    ['GET', 'info/a%2F..', undefined, 400, 400],
    ['GET', 'chat/lvBirds1?size=101', undefined, 400, 400],
    ['GET', 'chat/lvBirds1?before=0', undefined, 400, 400],
    ['POST', 'room/lvBridg1/like', { msg_id: 'unknown1' }, 404, 6002],
    ['POST', 'room/lvBirds1/like', { msg_id: 'lvBridg1p003' }, 404, 6002],
    ['POST', 'room/lvBridg1/like', {}, 400, 400],
    ['POST', 'chat/unknown1/send_msg', { content: '好' }, 404, 6001],
  ])('%s %s %j answers %i with code %i', async (method, path, body, status, code) => {
    const answer = await platform.call(method, `/peony/v3/live/${path}`, {
      body,
      headers: { authorization },
    });
    expect([answer.status, answer.body.code, answer.body.data]).toEqual([status, code, null]);
    expect(answer.body.message).toMatch(/\p{Script=Han}/u);
  });
});

describe('the ticket of the realtime channel', () => {
  const holderOf = async (headers = {}) => {
    const { token } = await get<{ token: string }>('token?live_id=lvBirds1', headers);
    const { sub, visitor } = JSON.parse(atob(token.split('.')[1] ?? '')) as Record<string, string>;
    return { sub, visitor };
  };
  const anonymous = async () => {
    const { body } = await platform.call('POST', '/peony/v1/auth', {
      body: { appid: 1, platform: 'web', device_id: '123456' },
    });
    return (body.data as { token: string }).token;
  };

  test('knows its visitor by the token, also of browsers that all have the same device id', async () => {
    const [first, second] = [await anonymous(), await anonymous()];
    const holder = await holderOf({ authorization: first });
    expect(holder).toEqual({ sub: '', visitor: expect.stringMatching(/^[0-9a-f]{32}$/) });
    expect(await holderOf({ authorization: first })).toEqual(holder);
    expect((await holderOf({ authorization: second })).visitor).not.toBe(holder.visitor);
  });

  test('has the user after a login, and no visitor without a token or with a forged one', async () => {
    expect(await holderOf({ authorization })).toEqual({
      sub: expect.stringMatching(/./),
      visitor: undefined,
    });
    for (const headers of [{}, { authorization: 'a.b.c' }])
      expect(await holderOf(headers)).toEqual({ sub: '', visitor: undefined });
  });
});

describe('what many visitors request at once', () => {
  const controlOf = async (path: string, headers = {}) =>
    (await platform.call('GET', `/peony/v3/live/${path}`, { headers })).headers.get('cache-control');

  test('may be stored by caches for two seconds, but not what is shown to one user', async () => {
    expect(await controlOf('info/lvBirds1')).toBe('public, s-maxage=2');
    expect(await controlOf('room/lvBirds1')).toBe('public, s-maxage=2');
    expect(await controlOf('room/lvBirds1', { authorization })).toBe('no-store');
    expect(await controlOf('chat/lvBirds1')).toBe('no-store');
    expect(await controlOf('info/unknown1')).toBe('no-store');
  });

  test.each(['info/lvBirds1', 'room/lvBridg1'])(
    '%s is read twice for a hundred who ask at the same moment',
    async (path) => {
      const count = jest.spyOn(platform.store, 'count');
      const alone = await get(path);
      const perRead = count.mock.calls.length;
      const answers = await Promise.all(Array.from({ length: 100 }, () => get(path)));
      expect(count.mock.calls.length).toBe(3 * perRead);
      for (const answer of answers) expect(answer).toEqual(alone);
    },
  );

  test('another program is another revision', async () => {
    const { revision } = await get<LiveDetail>('info/lvBirds1');
    await platform.call('POST', '/-/live/room', { body: { live_id: 'lvBirds1', playlists: [] } });
    const changed = await get<LiveDetail>('info/lvBirds1');
    expect(changed.playlists).toEqual([]);
    expect(changed.revision).not.toBe(revision);
    await platform.call('POST', '/-/reset', {});
    expect((await get<LiveDetail>('info/lvBirds1')).revision).toBe(revision);
  });
});

describe('likes', () => {
  const like = (headers = { authorization }) =>
    platform.call('POST', '/peony/v3/live/room/lvBridg1/like', { body: { msg_id: 'lvBridg1p003' }, headers });

  test('count once per user, and are shown to their owner', async () => {
    const answers = await Promise.all([like(), like(), like()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await like({ authorization: (await platform.login('别人')).token })).body.data).toEqual({
      msg_id: 'lvBridg1p003',
      like_count: 943,
      is_liked: true,
    });
    const find = ({ posts }: LiveRoom) => posts.find(({ msg_id }) => msg_id === 'lvBridg1p003');
    expect(find(await get('room/lvBridg1?size=20', { authorization }))?.is_liked).toBe(true);
    expect(find(await get('room/lvBridg1?size=20'))?.is_liked).toBe(false);
  });

  test('need a login, and come from no other site', async () => {
    expect((await like({ authorization: '' })).status).toBe(401);
    const answer = await platform.call('POST', '/peony/v3/live/room/lvBridg1/like', {
      body: { msg_id: 'lvBridg1p003' },
      headers: { authorization, 'sec-fetch-site': 'cross-site' },
    });
    expect(answer.status).toBe(403);
  });
});

describe('chat', () => {
  test('a message is stored as its writer, at the next position', async () => {
    const before = await chat();
    const sent = await sendLine('苍鹭还在吗');
    expect(findViolations('sendLiveMessage', sent.status, sent.body)).toBe('');
    const after = await chat();
    expect(after.offset).toBe(before.offset + 1);
    expect(after.messages.at(-1)).toMatchObject({
      content: '苍鹭还在吗',
      alias: '苇叶',
      position: after.offset,
    });
    expect(after.epoch).toBe(before.epoch);
  });

  test('pages backwards join without gap or repeat', async () => {
    const all: number[] = [];
    for (let query = '?size=7'; ;) {
      const page = await chat(query);
      all.unshift(...page.messages.map(({ position }) => position));
      if (page.oldest <= 1) break;
      query = `?size=7&before=${page.oldest}`;
    }
    expect(all).toEqual(Array.from({ length: all.length }, (_, index) => index + 1));
    expect(all.length).toBe(await platform.store.count('live-entry', { room: 'lvBirds1' }));
  });

  test('`since` returns newer entries only', async () => {
    const { offset } = await chat();
    await sendLine('一');
    await sendLine('二');
    const page = await chat(`?since=${offset}`);
    expect(page.messages.map(({ content }) => content)).toEqual(['一', '二']);
    expect(await chat(`?since=${page.offset}`)).toMatchObject({ messages: [], offset: page.offset });
  });

  test('a withdrawn message leaves no text, and subscribers are notified', async () => {
    const { message } = (await sendLine('说错了')).body.data as { message: { msg_id: string } };
    const { offset } = await chat();
    await platform.send('POST', '/-/live/withdraw', {
      body: { live_id: 'lvBirds1', msg_id: message.msg_id },
    });
    const page = await chat(`?since=${offset - 1}`);
    expect(page).toMatchObject({ messages: [], deleted: [message.msg_id] });
    expect(JSON.stringify(await platform.store.list('live-entry'))).not.toContain('说错了');
  });

  test.each([
    ['', 6004, '不能为空'],
    [' \u200b ', 6004, '不能为空'],
    ['字'.repeat(501), 6005, '500'],
    [5, 400, 'content'],
  ])('content %j is refused with code %i', async (content, code, text) => {
    expect((await sendLine(content)).body).toMatchObject({ code, message: expect.stringContaining(text) });
  });

  test('a body over 2 KiB, a missing login and another site are refused', async () => {
    expect((await sendLine('字'.repeat(900))).status).toBe(413);
    expect((await sendLine('好', { authorization: '' })).status).toBe(401);
    expect((await sendLine('好', { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });

  test.each(['lvMusic1', 'lvMarat1', 'lvOpera1', 'lvPress1'])('%s takes no messages now', async (room) => {
    expect((await sendLine('好', {}, room)).body).toMatchObject({ code: 6003, message: '聊天暂未开放' });
  });

  test('three at once, one a second after them, twenty a minute', async () => {
    for (const content of ['一', '二', '三']) expect((await sendLine(content)).status).toBe(200);
    const refused = await sendLine('四');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3']);
    expect((await sendLine('别人', { authorization: (await platform.login('别人')).token })).status).toBe(
      200,
    );
    platform.clock.now += 2_999;
    expect((await sendLine('还早')).status).toBe(429);
    platform.clock.now += 1;
    for (let count = 3; count < 20; count += 1) {
      expect((await sendLine(`${count}`)).status).toBe(200);
      platform.clock.now += 1_000;
    }
    const full = await sendLine('满了');
    expect([full.status, full.headers.get('retry-after')]).toEqual([429, '40']);
    platform.clock.now += 40_000;
    expect((await sendLine('可以了')).status).toBe(200);
  });

  test('a hundred submits with one key make one message, and another text is refused', async () => {
    const headers = { 'idempotency-key': 'submit-0001' };
    const before = await platform.store.count('live-entry');
    const answers = await Promise.all(Array.from({ length: 100 }, () => sendLine('只说一次', headers)));
    const accepted = answers.filter(({ status }) => status === 200);
    expect(new Set(accepted.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    // Each counts for the limit: three are answered, the others may come again later.
    expect([accepted.length, new Set(answers.map(({ status }) => status))]).toEqual([3, new Set([200, 429])]);
    expect(await platform.store.count('live-entry')).toBe(before + 1);
    platform.clock.now += 60_000;
    expect((await sendLine('换一句', headers)).body.code).toBe(6006);
  });

  test('a submit that was interrupted before its message was stored is completed by the next one', async () => {
    const insert = platform.store.insert.bind(platform.store);
    platform.store.insert = async (kind, ...rest) => {
      if (kind === 'live-entry') throw new Error('killed');
      return insert(kind, ...rest);
    };
    const headers = { 'idempotency-key': 'submit-0002' };
    expect((await sendLine('断电', headers)).status).toBe(500);
    platform.store.insert = insert;
    expect((await sendLine('断电', headers)).status).toBe(200);
    expect((await chat()).messages.filter(({ content }) => content === '断电')).toHaveLength(1);
  });

  test('each write leaves an audit record', async () => {
    await sendLine('记一笔', { 'x-request-id': 'request-77' });
    expect((await platform.store.list('audit'))[0]).toMatchObject({
      action: 'sendLiveMessage',
      request_id: 'request-77',
    });
  });

  test('reset brings the sample content back', async () => {
    const before = await chat();
    await sendLine('留下的话');
    await platform.send('POST', '/-/live/post', { body: { live_id: 'lvBridg1', content: '新的一条' } });
    await platform.send('POST', '/-/live/status', { body: { live_id: 'lvMusic1', status: 1 } });
    expect((await get<LiveDetail>('info/lvMusic1')).status).toBe(1);
    expect((await get<LiveRoom>('room/lvBridg1')).posts[0]?.content).toBe('新的一条');
    await platform.send('POST', '/-/reset');
    expect((await chat()).messages).toEqual(before.messages);
    expect((await get<LiveRoom>('room/lvBridg1')).total).toBe(11);
    expect((await get<LiveDetail>('info/lvMusic1')).status).toBe(0);
  });
});

test.each([
  ['live-upcoming', 0],
  ['live-now', 1],
  ['live-ended', 2],
  ['live-replay', 3],
])('%s puts every room in state %i', async (name, status) => {
  await platform.send('POST', '/-/scenario', { body: { name } });
  for (const { live_id } of rooms) {
    const answer = await platform.call('GET', `/peony/v3/live/info/${live_id}`);
    expect(answer.body.data).toMatchObject({ status });
    expect(findViolations('getLiveInfo', answer.status, answer.body)).toBe('');
  }
});

test.each([
  ['live-missing', 'info/lvBirds1', 404],
  ['live-fails', 'room/lvBirds1', 500],
  ['live-empty', 'chat/lvBirds1', 200],
  ['chat-fails', 'chat/lvBirds1', 500],
  ['realtime-down', 'token?live_id=lvBirds1', 503],
])('%s: %s answers %i', async (name, path, status) => {
  await platform.send('POST', '/-/scenario', { body: { name } });
  expect((await platform.call('GET', `/peony/v3/live/${path}`)).status).toBe(status);
});

test('without a realtime server the ticket has no address', async () => {
  expect(await get('token?live_id=lvBirds1')).toMatchObject({ ws: '', channel: 'live:lvBirds1' });
});
