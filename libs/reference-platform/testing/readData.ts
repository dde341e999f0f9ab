import { findViolations } from '@share/api-contract/testing';
import type { openTestPlatform } from './openTestPlatform';

type TestPlatform = Awaited<ReturnType<typeof openTestPlatform>>;

/** The data of an answer, after checking that it is a success the document describes. */
export const readData = async <Data>(
  platform: TestPlatform,
  operationId: string,
  path: string,
): Promise<Data> => {
  const { status, body } = await platform.call('GET', path);
  expect(findViolations(operationId, status, body)).toBe('');
  expect([status, body.code]).toEqual([200, 0]);
  return body.data;
};
