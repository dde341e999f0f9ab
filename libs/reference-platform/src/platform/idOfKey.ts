/** The id a submit with this idempotency key gets: the same for the same user and key, unguessable for others. */
export const idOfKey = async (userId: string, key: string): Promise<string> => {
  const bytes = new TextEncoder().encode(`${userId}\n${key}`);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...digest.slice(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};
