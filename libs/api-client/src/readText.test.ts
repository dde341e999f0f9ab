import { readText } from './readText';

const inChunks = (...chunks: Uint8Array[]) => {
  const cancel = jest.fn();
  const waiting = [...chunks];
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      const chunk = waiting.shift();
      if (chunk) controller.enqueue(chunk);
      else controller.close();
    },
    cancel,
  });
  return { response: new Response(body), cancel };
};

describe('readText', () => {
  it('joins characters that were cut between chunks', async () => {
    const bytes = new TextEncoder().encode('白鹭');
    const { response } = inChunks(bytes.slice(0, 2), bytes.slice(2, 4), bytes.slice(4));
    expect(await readText(response, 100)).toBe('白鹭');
  });

  it('reads a body of exactly the limit, and stops at the first byte more', async () => {
    const chunk = new Uint8Array(50).fill(97);
    expect(await readText(inChunks(chunk, chunk).response, 100)).toHaveLength(100);
    const longer = inChunks(chunk, chunk, new Uint8Array(1), chunk, chunk, chunk);
    expect(await readText(longer.response, 100)).toBeUndefined();
    expect(longer.cancel).toHaveBeenCalled();
  });

  it('is empty without a body', async () => {
    expect(await readText(new Response(null, { status: 204 }), 100)).toBe('');
  });
});
