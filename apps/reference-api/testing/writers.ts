/** A write that may be sent again after a crash and must then still count once. */
export interface Write {
  kind: 'comment' | 'collect' | 'booking';
  /** Identifies the write: the text of a comment, otherwise its user. */
  mark: string;
  token: string;
}

/** The item that is commented on and collected, and an upcoming live room to book. */
const item = 'wetland1';
const room = 'lvFerry1';

const paths: Record<Write['kind'], string> = {
  comment: `/peony/v1/comment/${item}`,
  collect: `/peony/v1/collection/${item}`,
  booking: '/peony/v3/booking',
};

const bodyOf = ({ kind, mark }: Write): object => {
  if (kind === 'comment') return { content: mark };
  return kind === 'collect' ? { type: 'add' } : { booking_id: room, booking_type: 'live' };
};

/** Longer than any answer takes, so that a hanging platform fails the test. */
const answerMs = 30_000;

interface Envelope<Data> {
  code: number;
  message: string;
  data: Data;
}

const read = async <Data>(answer: Response): Promise<Data> => {
  const { code, message, data } = (await answer.json()) as Envelope<Data>;
  if (code !== 0) throw new Error(`${answer.url} answered ${code}: ${message}`);
  return data;
};

export const post = (url: string, path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(answerMs),
  });

/** Each write has its own user, so that no limit per user applies. */
export const prepare = async (url: string, kind: Write['kind'], number: number): Promise<Write> => {
  const answer = await post(url, '/-/user-token', { alias: '守夜人' });
  const { token, user_id } = (await answer.json()) as { token: string; user_id: string };
  return { kind, token, mark: kind === 'comment' ? `第${number}条，写给重启` : user_id };
};

/** @returns whether the platform has acknowledged it; false without an answer */
export const send = async (url: string, write: Write): Promise<boolean> => {
  const headers = {
    authorization: write.token,
    'idempotency-key': `restart-${write.mark.replace(/\W/g, '')}`,
  };
  const answer = await post(url, paths[write.kind], bodyOf(write), headers).catch(() => undefined);
  const text = await answer?.text().catch(() => undefined);
  if (text === undefined) return false;
  const { code, message } = JSON.parse(text) as Envelope<unknown>;
  if (code !== 0) throw new Error(`${write.kind} was refused with ${code}: ${message}`);
  return true;
};

/** All comments of the item: how often each text is there. */
export const countTexts = async (url: string): Promise<Map<string, number>> => {
  const texts = new Map<string, number>();
  for (let page = 1; ; page += 1) {
    const answer = await fetch(`${url}${paths.comment}?pageindex=${page}&pagesize=50`);
    const { comments } = await read<{ comments: { content: string }[] }>(answer);
    if (comments.length === 0) return texts;
    for (const { content } of comments) texts.set(content, (texts.get(content) ?? 0) + 1);
  }
};

const get = async <Data>(url: string, path: string, token = ''): Promise<Data> =>
  read<Data>(await fetch(url + path, { headers: { authorization: token } }));

/** How often the platform holds a collect or a booking. */
export const countOf = async (url: string, { kind, token }: Write): Promise<number> => {
  if (kind === 'booking') {
    return (await get<{ total: number }>(url, '/peony/v3/booking_list?booking_type=live&tiny=1', token))
      .total;
  }
  const path = `/peony/v3/content/article/${item}/user_related`;
  return Number((await get<{ is_collect: boolean }>(url, path, token)).is_collect);
};

/** The counts everybody sees, of collects and of bookings. */
export const readTotals = async (url: string): Promise<{ collects: number; bookings: number }> => {
  const { collect_count } = await get<{ collect_count: number }>(url, `/peony/v1/content/${item}?less=true`);
  const { booking_count } = await get<{ booking_count: number }>(url, `/peony/v3/live/info/${room}`);
  return { collects: collect_count, bookings: booking_count };
};
