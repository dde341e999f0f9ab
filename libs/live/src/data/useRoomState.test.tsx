import { TestPage } from '@share/islands/testing';
import { act, renderHook } from '@testing-library/react';
import { createLiveApi, createLiveServices } from '../../testing/createLiveServices';
import { now, siteOrigin, upcoming } from '../../testing/liveFixtures';
import { toLiveView } from './toLiveView';
import { useRoomState } from './useRoomState';

const enter = () => {
  const api = createLiveApi(upcoming);
  const services = createLiveServices({ api });
  const given = toLiveView(api.detail, { siteOrigin });
  const { result } = renderHook(() => useRoomState(given, { now, siteOrigin }), {
    wrapper: ({ children }) => <TestPage services={services}>{children}</TestPage>,
  });
  return {
    shown: () => result.current,
    answer: (status: 'upcoming' | 'live') =>
      act(() => result.current.follow(status, result.current.takeTurn())),
  };
};

test('the end of the countdown makes it ask sooner, until the platform has answered once', async () => {
  const { shown, answer } = enter();
  expect(shown().pollingMs).toBe(15_000);
  act(() => shown().onStart());
  expect(shown().pollingMs).toBe(5_000);
  await answer('upcoming');
  expect(shown()).toMatchObject({ state: 'upcoming', pollingMs: 15_000 });
  await answer('live');
  expect(shown()).toMatchObject({ state: 'live', pollingMs: 10_000 });
});
