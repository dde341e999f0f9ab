import { markVoice } from './markVoice';

const root = document.documentElement;
let voices: string[] = [];
let speech: SpeechSynthesis;

beforeEach(() => {
  root.removeAttribute('data-voice');
  voices = [];
  speech = Object.assign(new EventTarget(), {
    getVoices: () => voices.map((lang) => ({ lang })),
  }) as SpeechSynthesis;
});

test.each(['zh-CN', 'zh_TW', 'cmn-Hans-CN'])('a voice for %s is one', (lang) => {
  voices = ['en-US', lang];
  markVoice(root, speech);
  expect(root).toHaveAttribute('data-voice');
});

test('a browser without a voice for Chinese has none; one that loads its voices late has them then', () => {
  voices = ['en-US'];
  markVoice(root, speech);
  expect(root).not.toHaveAttribute('data-voice');
  voices = ['zh-CN'];
  speech.dispatchEvent(new Event('voiceschanged'));
  expect(root).toHaveAttribute('data-voice');
});

test('a browser without speech has none', () => {
  markVoice(root, undefined);
  expect(root).not.toHaveAttribute('data-voice');
});
