/** @jest-environment node */
import * as media from '.';

test('@share/media-player', () => {
  expect(typeof document).toBe('undefined');
  expect(Object.keys(media).sort()).toEqual([
    'AudioElement',
    'AudioPlayer',
    'MiniPlayer',
    'ShortVideoPlayer',
    'VideoPlayer',
    'createPositions',
    'formatClock',
    'isOn',
    'isPlaylist',
    'isUpright',
    'listenedText',
    'toPoster',
    'trackToContinue',
    'useAudioQueue',
    'useVoice',
  ]);
});
