import { toText } from './toText';

describe('toText', () => {
  it.each(['', 'ascii', '白鹭 é 🐦', '\u0000', 'x'.repeat(100_000), '白鹭🐦'.repeat(200_000)])(
    '%#',
    (text) => {
      expect(toText(Buffer.from(text)) === text).toBe(true);
    },
  );

  it('leaves a byte order mark out, once', () => {
    expect(toText(Buffer.from('\uFEFF{}'))).toBe('{}');
    expect(toText(Buffer.from('\uFEFF\uFEFF白鹭'))).toBe('\uFEFF白鹭');
  });

  it('reads what is not UTF-8 as a decoder does', () => {
    const broken = Buffer.from([0x7b, 0xff, 0xe7, 0x99, 0x7d]);
    expect(toText(broken)).toBe(new TextDecoder().decode(broken));
  });
});
