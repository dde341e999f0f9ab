/** @jest-environment node */
import { PageRoot } from '@share/islands';
import { renderToString } from 'react-dom/server';
import { SWRConfig } from 'swr';
import { item, pageOf, threadWithReplies } from '../../testing/commentFixtures';
import { createCommentServices } from '../../testing/createCommentServices';
import { useReplies } from './useReplies';

const Thread = () => {
  const { replies, hiddenCount, isLoading, hasFailed } = useReplies(
    item,
    pageOf([threadWithReplies(7)]).items[0]!,
  );
  return <p>{[replies.length, hiddenCount, isLoading, hasFailed].join()}</p>;
};

test('on the server a thread has the replies that came with it, without SWR', () => {
  const cache = { keys: jest.fn(), get: jest.fn(), set: jest.fn(), delete: jest.fn() };
  const markup = renderToString(
    <SWRConfig value={{ provider: () => cache }}>
      <PageRoot services={createCommentServices()}>
        <Thread />
      </PageRoot>
    </SWRConfig>,
  );
  expect(markup).toBe('<p>2,5,false,false</p>');
  expect(cache.get).not.toHaveBeenCalled();
});
