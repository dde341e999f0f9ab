import type { RoomPush } from '../rooms/createLives';

/** Milliseconds between two looks at the rooms with visitors: changes of the counts are merged for so long. */
const lookMs = 3_000;

interface RoomNewsOptions {
  /** Channels with subscribers. */
  channels: () => readonly string[];
  read: (channel: string) => Promise<RoomPush>;
  push: (channel: string, push: RoomPush) => void;
  /** Chat messages left out on a channel since the last call. */
  takeLeftOut: (channel: string) => number;
  onError: (error: unknown) => void;
}

/** State and counts of rooms, pushed when they have changed, also when that is by their plan. */
export interface RoomNews {
  /** What was pushed last, for a visitor who comes later. */
  latest(channel: string): RoomPush | undefined;
  /** Looks at the rooms again and again, for as long as there are connections. */
  start(): void;
  stop(): void;
}

export const createRoomNews = ({ channels, read, push, takeLeftOut, onError }: RoomNewsOptions): RoomNews => {
  let known = new Map<string, { push: RoomPush; leftOut: number }>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const lookAt = async (channel: string): Promise<void> => {
    const before = known.get(channel);
    const current = await read(channel);
    const leftOut = takeLeftOut(channel);
    known.set(channel, { push: current, leftOut });
    const isSame = JSON.stringify(current) === JSON.stringify(before?.push);
    // That nothing is left out any more is news, too.
    if (isSame && leftOut === 0 && before?.leftOut === 0) return;
    push(channel, { ...current, ...(leftOut > 0 && { left_out_count: leftOut }) });
  };
  const look = async (): Promise<void> => {
    const open = channels();
    known = new Map([...known].filter(([channel]) => open.includes(channel)));
    for (const channel of open) await lookAt(channel).catch(onError);
  };
  const wait = (): void => {
    const own = setTimeout(() => {
      // Stopped or started anew meanwhile: it does not go on.
      void look().then(() => timer === own && wait());
    }, lookMs);
    own.unref();
    timer = own;
  };

  return {
    latest: (channel) => known.get(channel)?.push,
    start: () => {
      if (!timer) wait();
    },
    stop: () => {
      clearTimeout(timer);
      timer = undefined;
      known.clear();
    },
  };
};
