import { ApiError, isApiError, type ApiErrorKind } from '@share/page-data';
import { toCallFailure, type CallFailure } from './toCallFailure';

/** A kind without a row does not compile. */
const failures: Record<ApiErrorKind, CallFailure> = {
  business: { reason: 'refused', message: '验证码错误' },
  unauthorized: { reason: 'refused', message: '' },
  network: { reason: 'unreachable', message: '' },
  timeout: { reason: 'unreachable', message: '' },
  server: { reason: 'refused', message: '' },
  contract: { reason: 'unreachable', message: '' },
  aborted: { reason: 'aborted', message: '' },
};
const kinds = Object.keys(failures) as ApiErrorKind[];

describe('toCallFailure', () => {
  it.each(kinds)('tells what %s means to the visitor', (kind) => {
    expect(toCallFailure(new ApiError({ kind, message: '验证码错误' }))).toEqual(failures[kind]);
  });

  it.each(['unauthorized', 'server'] as const)('passes on what the platform says about %s', (kind) => {
    const error = new ApiError({ kind, message: 'for logs', platformMessage: '维护中' });
    expect(toCallFailure(error)).toEqual({ reason: 'refused', message: '维护中' });
  });

  it('does not take a fault of the code for an outcome', () => {
    const fault = new TypeError('undefined is not a function');
    expect(() => toCallFailure(fault)).toThrow(fault);
  });
});

describe('isApiError', () => {
  it.each(kinds)('tells %s from the other kinds', (kind) => {
    const error = new ApiError({ kind, message: '' });
    expect(isApiError(error)).toBe(true);
    expect(kinds.filter((each) => isApiError(error, each))).toEqual([kind]);
  });

  it('is false for every other error', () => {
    for (const error of [new Error('network'), { kind: 'network' }, undefined]) {
      expect(isApiError(error) || isApiError(error, 'network')).toBe(false);
    }
  });
});
