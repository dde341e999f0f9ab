import { showFailure } from '@share/content-cards';
import { useServices, useSharedStore } from '@share/islands';
import { doAsUser } from '@share/session';
import { useOnLogout } from '@share/session/react';
import { v4 as createId } from 'uuid';
import { useStore } from 'zustand/react';
import type { RoomFeed } from '../realtime/createRoomFeed';
import type { ChatServices } from './ChatServices';
import { chatTexts } from './chatTexts';
import type { OwnLine } from './ownLines';
import { type ChatLine, toChatLine } from './toChatPart';

/** Sends lines of the visitor. A line is shown at once; one that fails stays, to be sent again or dropped, until its visitor leaves. */
export const useChatSender = (liveId: string, feed: RoomFeed) => {
  const { api, session, page } = useServices<ChatServices>();
  const store = useSharedStore<{ own: readonly OwnLine[] }>(`live:own:${liveId}`, () => ({ own: [] }));
  const { own } = useStore(store);
  const change = (to: (own: readonly OwnLine[]) => readonly OwnLine[]) =>
    store.setState((state) => ({ own: to(state.own) }));
  const setStatus = (key: string, status: OwnLine['status']) =>
    change((all) => all.map((line) => (line.key === key ? { ...line, status } : line)));
  const drop = (key: string) => change((all) => all.filter((line) => line.key !== key));
  useOnLogout(session, () => change((all) => all.filter(({ status }) => status === 'stored')));

  /** Joins a line with its stored version; lines that the log has dropped are forgotten. */
  const join = (key: string, stored: ChatLine) => {
    feed.add(stored);
    const known = new Set(feed.store.getState().lines.map(({ id }) => id));
    change((all) =>
      all
        .map((line) =>
          line.key === key ? { ...line, status: 'stored' as const, storedId: stored.id } : line,
        )
        .filter(({ storedId }) => storedId === undefined || known.has(storedId)),
    );
  };

  /** @returns whether the platform has the line */
  const attempt = async ({ key, text }: Pick<OwnLine, 'key' | 'text'>): Promise<boolean> => {
    try {
      const isSent = await doAsUser(session, 'chat', async () => {
        // Another user has logged in meanwhile: one user's line is never sent by another.
        if (!store.getState().own.some((line) => line.key === key)) return;
        const { message } = await api.sendLiveMessage({ id: liveId, content: text }, { idempotencyKey: key });
        if (message) join(key, toChatLine(message));
        else drop(key);
        page.toast(chatTexts.sent);
      });
      if (!isSent) setStatus(key, 'failed');
      return isSent;
    } catch (error) {
      setStatus(key, 'failed');
      showFailure(error, page);
      return false;
    }
  };

  return {
    /** Lines of the visitor since the page was opened, oldest first. */
    own,
    send: (text: string): Promise<boolean> => {
      const user = session.user();
      const { lines } = feed.store.getState();
      const line: OwnLine = {
        key: createId(),
        text,
        alias: user?.alias ?? '',
        ownerId: user?.userId ?? '',
        status: 'sending',
        after: lines[lines.length - 1]?.position ?? 0,
      };
      change((all) => [...all, line]);
      return attempt(line);
    },
    sendAgain: (line: OwnLine): void => {
      setStatus(line.key, 'sending');
      void attempt(line);
    },
    drop,
  };
};
