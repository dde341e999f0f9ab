import { networkProblem } from './networkProblem';

test.each([
  [true, '网络错误，请稍后重试～'],
  [false, '没有网络，连上后再试'],
])('with the network there: %s', (onLine, message) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  expect(networkProblem()).toBe(message);
});
