import { createBrowserClient } from './createBrowserClient';

const makeCalls = jest.fn();
const answer = jest.fn();

jest.mock('./browserCalls', () => ({
  createCalls: (options: object) => makeCalls(options),
  createFetchTransport: ({ baseUrl }: { baseUrl: string }) => `fetches from ${baseUrl}`,
}));

beforeEach(() => {
  makeCalls.mockReset().mockReturnValue({ get: () => answer, post: () => answer });
  answer.mockReset().mockResolvedValue({ count: 3 });
});

const options = { baseUrl: 'https://platform.example', getToken: () => '', requestId: () => 'r1' };
const input = { list_id: 'listNigh' };

it('loads the code of calls at once, and once; calls wait for it', async () => {
  const getList = createBrowserClient(options).get('/peony/v1/list/{list_id}');
  const { signal } = new AbortController();
  await expect(Promise.all([getList(input, { signal }), getList(input)])).resolves.toHaveLength(2);
  expect(answer).toHaveBeenNthCalledWith(1, input, { signal });
  expect(makeCalls).toHaveBeenCalledTimes(1);
  expect(makeCalls).toHaveBeenCalledWith({
    getToken: options.getToken,
    requestId: options.requestId,
    transport: 'fetches from https://platform.example',
  });
});

it('loads it without a call, too', async () => {
  createBrowserClient(options);
  await new Promise((resolve) => setTimeout(resolve));
  expect(makeCalls).toHaveBeenCalledTimes(1);
});

it('a call whose code could not be loaded has no answer; the next one tries again', async () => {
  makeCalls.mockImplementationOnce(() => {
    throw new Error('Failed to fetch dynamically imported module');
  });
  const getList = createBrowserClient(options).get('/peony/v1/list/{list_id}');
  await expect(getList(input)).rejects.toMatchObject({ name: 'ApiError', kind: 'network' });
  await expect(getList(input)).resolves.toEqual({ count: 3 });
});

it('a call does not wait for its code for ever', async () => {
  jest.useFakeTimers();
  makeCalls.mockReturnValueOnce(new Promise(() => undefined));
  const call = createBrowserClient(options).get('/peony/v1/list/{list_id}')(input);
  const failure = expect(call).rejects.toMatchObject({ name: 'ApiError', kind: 'network' });
  await jest.advanceTimersByTimeAsync(10_001);
  await failure;
  jest.useRealTimers();
});
