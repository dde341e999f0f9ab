import { withMinimumDelay } from '@share/environment';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ChatServices } from './ChatServices';
import { type ChatLog, type ChatPush, createChatLog } from './createChatLog';
import { firstSize } from './loadChat';
import { type ChatLine, type ChatPart, toChatPart } from './toChatPart';

/** The chat of a room as it is shown. */
export interface ChatState {
  /** `failed`: nothing has been read yet and reading fails; it goes on being tried. */
  status: 'loading' | 'ready' | 'failed';
  lines: readonly ChatLine[];
  hasOlder: boolean;
  older: 'idle' | 'loading' | 'failed';
  /** Lines of the last seconds that are not shown, because too many are said. */
  leftOut: number;
}

export interface ChatStoreOptions {
  api: Pick<ChatServices['api'], 'getLiveChat'>;
  liveId: string;
  /** The server's part of the chat. */
  firstPart?: ChatPart | undefined;
  onOnline: (count: number) => void;
  log: Pick<Console, 'warn'>;
}

/** Most lines in memory at the end of the chat, and while scrolled back. */
export const maxLines = { atEnd: 100, readingBack: 1_000 };

/** Entries of a part further back, and of one read to catch up. */
const olderSize = 50;
const catchUpSize = 100;
/** Parts loaded to catch up; a client that has missed more starts anew with the latest part. */
const maxCatchUps = 4;

/** Runs work once at a time; callers meanwhile get the same promise. */
const oneAtATime = (work: () => Promise<void>): (() => Promise<void>) => {
  let running: Promise<void> | undefined;
  return () => (running ??= work().finally(() => (running = undefined)));
};

/** At most once in this time, and in a frame: twenty messages a second are ten renders. In milliseconds. */
const betweenRenders = 100;

/** Acts soon after a call, once for many calls. */
const batched = (act: () => void): (() => void) => {
  let isRequested = false;
  let last = -Infinity;
  const run = () => {
    isRequested = false;
    last = performance.now();
    act();
  };
  return () => {
    if (isRequested) return;
    isRequested = true;
    const wait = last + betweenRenders - performance.now();
    if (wait > 0 || document.visibilityState === 'hidden') setTimeout(run, wait);
    else requestAnimationFrame(run);
  };
};

/** A chat that is read from the platform. */
export interface ChatStore {
  readonly store: Pick<StoreApi<ChatState>, 'getState' | 'getInitialState' | 'subscribe'>;
  /** The known entries; code that changes them calls `show`. */
  readonly log: ChatLog;
  show(): void;
  /** Reads until nothing is missing. */
  catchUp(): Promise<void>;
  loadOlder(): Promise<void>;
  /** Takes a push. @returns false when something before it is missing */
  push(position: number | undefined, push: ChatPush): boolean;
  /**
   * While the visitor has scrolled back, more lines are saved, so that those in view stay; further ones are left out until they are back.
   *
   * @returns false when lines were left out
   */
  setReadingBack(isReadingBack: boolean): boolean;
  /** Shows a line that the platform has just stored. */
  add(line: ChatLine): void;
  /** Says that nothing could be read, where nothing is shown. */
  fail(): void;
  /** Says that it is being read again, where nothing is shown. */
  restart(): void;
  /** Says how many lines are not pushed; none where they are read. */
  setLeftOut(count?: number): void;
}

export const createChatStore = ({
  api,
  liveId,
  firstPart,
  onOnline,
  log: logger,
}: ChatStoreOptions): ChatStore => {
  const log = createChatLog(maxLines.atEnd);
  if (firstPart) log.start(firstPart);
  const store = createStore<ChatState>(() => ({
    status: firstPart ? 'ready' : 'loading',
    lines: log.lines(),
    hasOlder: log.before() !== undefined,
    older: 'idle',
    leftOut: 0,
  }));

  const showNow = () => {
    const hasRoom = log.lines().length + olderSize <= maxLines.readingBack;
    store.setState({ lines: log.lines(), hasOlder: hasRoom && log.before() !== undefined });
  };
  const show = batched(showNow);
  const setLeftOut = (leftOut = 0) => {
    if (leftOut !== store.getState().leftOut) store.setState({ leftOut });
  };
  const readPart = async (range: { since?: number; before?: number; size: number }): Promise<ChatPart> => {
    const part = toChatPart(await api.getLiveChat({ live_id: liveId, ...range }));
    if (range.before === undefined) {
      onOnline(part.onlineCount);
      setLeftOut();
    }
    return part;
  };
  const readLatest = async (): Promise<void> => {
    const part = readPart({ size: firstSize });
    // No caller waits for it where lines are shown.
    log.start(await (store.getState().status === 'ready' ? part : withMinimumDelay(part)));
    store.setState({ status: 'ready' });
    show();
  };
  let isReadingBack = false;
  const isFull = () => isReadingBack && log.lines().length >= maxLines.readingBack;
  const setStatus = (status: ChatState['status']) => {
    if (store.getState().status !== 'ready') store.setState({ status });
  };

  return {
    store,
    log,
    show,
    catchUp: oneAtATime(async () => {
      if (store.getState().status !== 'ready') return readLatest();
      if (isFull()) return undefined;
      for (let reads = 0; reads < maxCatchUps; reads += 1) {
        const since = log.offset();
        const part = await readPart({ since, size: catchUpSize });
        if (!log.append(since, part)) break;
        show();
        if (part.offset - since < catchUpSize) return undefined;
      }
      return readLatest();
    }),
    loadOlder: async () => {
      const before = log.before();
      if (before === undefined || store.getState().older === 'loading') return;
      store.setState({ older: 'loading' });
      try {
        log.prepend(before, await withMinimumDelay(readPart({ before, size: olderSize })));
        store.setState({ older: 'idle' });
      } catch (error) {
        logger.warn('chat: older lines could not be read', error);
        store.setState({ older: 'failed' });
      }
      show();
    },
    push: (position, push) => {
      const isKnown = isFull()
        ? push.type !== 'deletion' || log.push(undefined, push)
        : log.push(position, push);
      show();
      return isKnown;
    },
    setReadingBack: (isBack) => {
      const wasFull = isFull();
      isReadingBack = isBack;
      log.setCapacity(isReadingBack ? maxLines.readingBack : maxLines.atEnd);
      show();
      return !wasFull;
    },
    add: (line) => {
      log.add(line);
      // At once, because the line that stands for it goes at once.
      showNow();
    },
    fail: () => setStatus('failed'),
    restart: () => setStatus('loading'),
    setLeftOut,
  };
};
