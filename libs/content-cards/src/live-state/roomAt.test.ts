import { now } from '../../testing';
import { roomAt, type RoomOfCard } from './roomAt';

/** 10:00 in Shanghai. */
const seconds = now / 1000;
const hour = 3_600;

test.each<[string, RoomOfCard, ReturnType<typeof roomAt>]>([
  [
    'before it begins: when that is',
    { status: 'upcoming', startsAt: seconds + 16 * hour + 12 * 60, viewers: 12 },
    { state: 'upcoming', badge: '预告 · 明天 02:12' },
  ],
  ['not begun, without a time', { status: 'upcoming' }, { state: 'upcoming', badge: '预告' }],
  [
    'live: who is watching, and since when',
    { status: 'live', startsAt: seconds - 2 * hour, viewers: 36_000 },
    {
      state: 'live',
      badge: '直播中',
      viewers: '3.6万人在看',
      begun: { at: seconds - 2 * hour, text: '今天 08:00 开始' },
    },
  ],
  ['live, without viewers', { status: 'live', viewers: 0 }, { state: 'live', badge: '直播中' }],
  [
    'a replay: no viewers',
    { status: 'replay', startsAt: seconds - 48 * hour, viewers: 9 },
    { state: 'replay', badge: '回放', begun: { at: seconds - 48 * hour, text: '11月19日 周四 10:00 开始' } },
  ],
  ['over', { status: 'ended' }, { state: 'ended', badge: '已结束' }],
  [
    'without a status its times count (R52)',
    { startsAt: seconds + hour },
    { state: 'upcoming', badge: '预告 · 今天 11:00' },
  ],
  ['neither status nor start: nothing is said', { endsAt: seconds + hour, viewers: 9 }, undefined],
])('%s', (_name, room, said) => expect(roomAt(room, now)).toEqual(said));
