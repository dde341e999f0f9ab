import { createSpeech } from './createSpeech';

class FakeUtterance {
  lang = '';
  onend?: () => void;
  onerror?: () => void;
  constructor(readonly text: string) {}
}

const spoken: FakeUtterance[] = [];
const synthesis = { speak: (utterance: FakeUtterance) => void spoken.push(utterance), cancel: jest.fn() };
const texts = () => spoken.map(({ text }) => text);
const finish = () => spoken[spoken.length - 1]?.onend?.();

beforeEach(() => {
  spoken.length = 0;
  Object.assign(globalThis, { speechSynthesis: synthesis, SpeechSynthesisUtterance: FakeUtterance });
});

afterEach(() => {
  Object.assign(globalThis, { speechSynthesis: undefined, SpeechSynthesisUtterance: undefined });
});

const start = (paragraphs = ['一句。又一句！', '最后一段']) => {
  const voice = createSpeech(() => paragraphs);
  const received: string[] = [];
  voice.store.subscribe(({ status }) => received.push(status));
  voice.play();
  return { voice, states: () => received };
};

test('reads sentence by sentence in Chinese, to the end', () => {
  const { states } = start();
  expect(spoken[0]?.lang).toBe('zh-CN');
  finish();
  finish();
  expect(texts()).toEqual(['一句。', '又一句！', '最后一段']);
  expect(states()).toEqual(['playing']);
  finish();
  expect(states()).toEqual(['playing', 'idle']);
});

test('begins the sentence again after a pause, and the text again after a stop', () => {
  const { voice, states } = start();
  finish();
  voice.pause();
  spoken[1]?.onend?.();
  voice.play();
  voice.stop();
  voice.play();
  expect(texts()).toEqual(['一句。', '又一句！', '又一句！', '一句。']);
  expect(states()).toEqual(['playing', 'paused', 'playing', 'idle', 'playing']);
});

test('falls silent when the page is left', () => {
  const { states } = start();
  window.dispatchEvent(new Event('pagehide'));
  expect(states()).toEqual(['playing', 'idle']);
});

test('fails when the browser does or there is no text', () => {
  const { states } = start();
  spoken[0]?.onerror?.();
  expect(states()).toEqual(['playing', 'failed']);
  expect(start([]).states()).toEqual(['failed']);
});
