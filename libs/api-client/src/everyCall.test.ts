import { operations, type Operation } from '@share/api-contract';
import { findViolations } from '@share/api-contract/testing';
import { openPlatform, type Observed, type TestPlatform } from '../testing/openPlatform';
import { sampleCalls } from '../testing/sampleCalls';

const contract = Object.values<Operation>(operations);
const called = contract.filter(({ operationId }) => operationId in sampleCalls);

let platform: TestPlatform;
beforeAll(async () => {
  platform = await openPlatform();
});

const matches = ({ method, path }: Operation, observed: Observed): boolean =>
  observed.method === method && new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(observed.path);

it('has a sample of every operation but the beacon', () => {
  const left = contract.filter((operation) => !called.includes(operation));
  expect(left.map(({ operationId }) => operationId)).toEqual(['logEvents']);
});

describe('the reference platform answers as openapi.json says', () => {
  it.each(called)('$operationId', async (operation) => {
    const { token, user_id } = await platform.login();
    const { visitor, readCode, observed } = platform;
    const callers = { guest: visitor(), user: visitor(token), userId: user_id, readCode };
    await sampleCalls[operation.operationId as keyof typeof sampleCalls](callers);
    const answer = observed.at(-1);
    expect(answer && matches(operation, answer)).toBe(true);
    expect(answer?.status).toBe(200);
    expect(findViolations(operation.operationId, 200, answer?.body)).toBe('');
  });
});

/** Too long for everything, and neither a number nor one of a list. */
const nonsense = 'x'.repeat(3000);
const plausible = 'abcd1234';

/** The parts of a request that can be wrong. */
const wrongParts = contract.flatMap((operation) => {
  const { operationId, params, query, body } = operation;
  return [
    ...Object.keys(params?.shape ?? {}).map((name) => ({ operationId, operation, part: 'path', name })),
    ...Object.keys(query?.shape ?? {}).map((name) => ({ operationId, operation, part: 'query', name })),
    ...(body ? [{ operationId, operation, part: 'body', name: 'body' }] : []),
  ];
});

const wrongRequest = ({ operation, part, name }: (typeof wrongParts)[number]) => {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, parameter: string) =>
    part === 'path' && parameter === name ? nonsense : plausible,
  );
  const query = part === 'query' ? `?${name}=${nonsense}` : '';
  const request = { method: operation.method.toUpperCase(), path: path + query };
  if (operation.method !== 'post') return { ...request, init: {} };
  const body = part === 'body' ? '[]' : '{}';
  return { ...request, init: { headers: { 'Content-Type': 'application/json' }, body } };
};

describe('bad input is refused with a clear code and message', () => {
  it.each(wrongParts)('$operationId: $part $name', async (wrong) => {
    const { method, path, init } = wrongRequest(wrong);
    const { status, body } = await platform.ask(method, path, init);
    expect({ status, body }).toEqual({
      status: 400,
      body: { code: 400, message: expect.stringMatching(/^参数错误：.*\p{Script=Han}/u), data: null },
    });
  });
});

/** Calls that need a logged-in user. */
const personal = [
  'getOwnAccount',
  'getInviteRecord',
  'createComment',
  'createMediaAccountComment',
  'deleteComment',
  'deleteMediaAccountComment',
  'changeCollection',
  'changeMediaAccountCollection',
  'changeStar',
  'changeMediaAccountStar',
  'changeFollow',
  'likeLivePost',
  'sendLiveMessage',
  'createBooking',
  'removeBooking',
  'getBookings',
] as const;

describe('without a login', () => {
  it.each(personal)('%s is refused', async (operationId) => {
    const { visitor, readCode } = platform;
    const guest = visitor();
    const call = sampleCalls[operationId]({ guest, user: guest, userId: 'unknown0', readCode });
    await expect(call).rejects.toMatchObject({ kind: 'unauthorized', code: 401 });
  });
});
