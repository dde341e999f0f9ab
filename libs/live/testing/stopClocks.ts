import { spyOn } from 'storybook/test';
import { now } from './liveFixtures';

/**
 * For `beforeEach` of stories: the clocks stand still, so that a countdown is the same at any time, however long a story takes.
 * @returns lets them go on
 */
export const stopClocks = (): (() => void) => {
  const clocks = [
    spyOn(Date, 'now').mockReturnValue(now),
    spyOn(performance, 'now').mockReturnValue(performance.now()),
  ];
  return () => clocks.forEach((clock) => clock.mockRestore());
};
