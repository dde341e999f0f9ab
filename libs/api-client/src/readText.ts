/**
 * Reads a body as text.
 * @returns `undefined` when it is longer than `maxBytes` after decompression; the rest is not read
 */
export const readText = async (response: Response, maxBytes: number): Promise<string | undefined> => {
  if (!response.body) return '';
  const source = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (;;) {
    const { done, value } = await source.read();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      await source.cancel();
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
};
