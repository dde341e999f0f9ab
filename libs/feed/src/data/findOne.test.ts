import { ApiError } from '@share/api-client';
import { notFound, offline } from '../../testing/failures';
import { findOne } from './findOne';

const toView = ({ name }: { name: string }) => ({ title: name.trim() });

test('the view of an answer', async () => {
  await expect(findOne(Promise.resolve({ name: ' 观鸟 ' }), toView)).resolves.toEqual({ title: '观鸟' });
});

test('what does not exist is null, any other failure stays one (R71)', async () => {
  await expect(findOne(notFound(), toView)).resolves.toBeNull();
  await expect(findOne(offline(), toView)).rejects.toMatchObject({ kind: 'network' });
});

test.each([null, {}, { name: 7 }, { name: ' ' }])(
  '%j is no answer, which is a failure (R71)',
  async (answer) => {
    const asked = findOne(Promise.resolve(answer as { name: string }), toView);
    await expect(asked).rejects.toThrow(ApiError);
    await expect(asked).rejects.toMatchObject({ kind: 'contract' });
  },
);
