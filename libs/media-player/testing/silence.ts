const sampleRate = 8_000;

const text = (characters: string) => [...characters].map((character) => character.charCodeAt(0));
const number = (value: number, bytes: number) =>
  Array.from({ length: bytes }, (_, place) => (value >> (8 * place)) & 255);

/** A silent wave file of this many seconds. */
const wave = (seconds: number): string => {
  const size = seconds * sampleRate;
  const head = [
    ...text('RIFF'),
    ...number(36 + size, 4),
    ...text('WAVEfmt '),
    ...number(16, 4),
    ...number(1, 2),
    ...number(1, 2),
    ...number(sampleRate, 4),
    ...number(sampleRate, 4),
    ...number(1, 2),
    ...number(8, 2),
    ...text('data'),
    ...number(size, 4),
  ];
  return btoa(String.fromCharCode(...head) + '\u0080'.repeat(size));
};

/** Ten seconds of silence for stories, which need no network. */
export const silence = `data:audio/wav;base64,${wave(10)}`;
