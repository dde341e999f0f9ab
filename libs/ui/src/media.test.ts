/** @jest-environment node */
import * as media from './media';

test('@share/ui/media', () => {
  expect(typeof document).toBe('undefined');
  expect(Object.keys(media).sort()).toEqual([
    'AudioElement',
    'SeekBar',
    'VideoElement',
    'VideoPlayer',
    'createRecentValues',
    'formatClock',
    'isAudioOn',
    'nextRate',
    'useAudioQueue',
    'useAudioState',
    'useAutoStart',
    'useMedia',
  ]);
});
