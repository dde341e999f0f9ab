import type { ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

/**
 * The answer whose turn it is on a connection; a client may send further requests before it is finished. Node has no public name for
 * it, and counting answers ourselves would be work for every one of them.
 */
export const unfinishedAnswer = (socket: Duplex): ServerResponse | undefined =>
  (socket as Duplex & { _httpMessage?: ServerResponse | null })._httpMessage ?? undefined;

const closingOf = (answer: ServerResponse) =>
  new Promise<void>((resolve) => answer.once('close', () => resolve()));

/**
 * Resolves when all answers that were due have left a connection that Node has detached, or when it is closed. Until then it does what
 * Node does for the others: an answer goes on when there is room, and a connection that fails or stands still ends.
 */
export const untilAnswered = async (socket: Duplex): Promise<void> => {
  const end = () => socket.destroy();
  const goOn = () => unfinishedAnswer(socket)?.emit('drain');
  socket.on('error', end).on('timeout', end).on('drain', goOn);
  let answer = unfinishedAnswer(socket);
  while (answer && !socket.destroyed) {
    await closingOf(answer);
    answer = unfinishedAnswer(socket);
  }
  socket.off('error', end).off('timeout', end).off('drain', goOn);
};
