/** @jest-environment node */
import * as media from '.';

test('@share/media-player', () => {
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
