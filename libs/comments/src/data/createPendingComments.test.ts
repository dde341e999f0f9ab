import { createCommentServices } from '../../testing/createCommentServices';
import { createPendingComments, type OwnComment } from './createPendingComments';

const key = 'share:pending-comments:p1';
const setUp = () => {
  const { storage } = createCommentServices();
  return { storage, pending: createPendingComments(storage, 'p1') };
};
const secondsAgo = (seconds: number) => Math.floor(Date.now() / 1000) - seconds;
const own = (fields: Partial<OwnComment> = {}): OwnComment => ({
  key: 'k',
  id: 'c',
  ownerId: 'u',
  text: '等着',
  createdAt: secondsAgo(60),
  status: 'pending',
  ...fields,
});

test('keeps pending comments only', () => {
  const { pending } = setUp();
  const published: OwnComment = { ...own({ key: 'k2' }), status: undefined };
  pending.write([own({ key: 'k1', status: 'sending' }), published, own({ parentId: 'c-1', place: '云浦' })]);
  expect(pending.read()).toEqual([own({ parentId: 'c-1', place: '云浦' })]);
});

test('removes the entry when nothing is pending', () => {
  const { storage, pending } = setUp();
  pending.write([own()]);
  pending.write([]);
  expect(storage.get(key)).toBeNull();
});

test('forgets what has waited for more than a week', () => {
  const { pending } = setUp();
  pending.write([own({ createdAt: secondsAgo(8 * 24 * 3600) })]);
  expect(pending.read()).toEqual([]);
});

test.each([null, 5, 'text', {}, [null], [5], [{ ...own(), text: 5 }], [{ ...own(), createdAt: 'now' }]])(
  'takes nothing from what is not its own: %j',
  (value) => {
    const { storage, pending } = setUp();
    storage.setJson(key, value);
    expect(pending.read()).toEqual([]);
  },
);

test('what it reads is plain text, also when another script wrote it to the storage', () => {
  const { storage, pending } = setUp();
  storage.setJson(key, [{ ...own(), text: '正\u202e反' }]);
  expect(pending.read()[0]?.text).toBe('正反');
});
