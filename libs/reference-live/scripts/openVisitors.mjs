/**
 * Visitors of a room for `benchLive.mjs`: WebSocket connections on bare sockets, because five hundred of them in one process
 * should cost less than the hub that is measured.
 */
import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';

/** The address of a visitor, as the site in front reports it. */
const addressOf = (number) => `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;

const handshake = (port, number) =>
  [
    'GET /connection/websocket HTTP/1.1',
    `Host: 127.0.0.1:${port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    `X-Forwarded-For: ${addressOf(number)}`,
    '\r\n',
  ].join('\r\n');

/** A text frame of a client; a mask of zeros leaves the text as it is. */
const toFrame = (text) => {
  const bytes = Buffer.from(text);
  const head =
    bytes.length < 126
      ? Buffer.from([0x81, 0x80 | bytes.length, 0, 0, 0, 0])
      : Buffer.from([0x81, 0x80 | 126, bytes.length >> 8, bytes.length & 255, 0, 0, 0, 0]);
  return Buffer.concat([head, bytes]);
};

const pong = toFrame('{}');
const closeFrame = 8;

/** Bytes of a frame's head, which also holds the length of its text. @param {Buffer} bytes at least the first two */
const measureFrame = (bytes) => {
  const short = bytes[1] & 127;
  if (short < 126) return { start: 2, readLength: () => short };
  if (short === 126) return { start: 4, readLength: () => bytes.readUInt16BE(2) };
  return { start: 10, readLength: () => Number(bytes.readBigUInt64BE(2)) };
};

/** Splits the incoming bytes into frames. @param {(opcode: number, text: string) => void} onFrame */
const createFrames = (onFrame) => {
  let rest = Buffer.alloc(0);
  return (bytes) => {
    rest = rest.length > 0 ? Buffer.concat([rest, bytes]) : bytes;
    while (rest.length >= 2) {
      const { start, readLength } = measureFrame(rest);
      if (rest.length < start) return;
      const length = readLength();
      if (rest.length < start + length) return;
      onFrame(rest[0] & 15, rest.latin1Slice(start, start + length));
      rest = rest.subarray(start + length);
    }
  };
};

/** Connects, subscribes, answers pings, and notes each push: its delay, and whether it was the next one. */
const openVisitor = ({ port, token, channel }, number, seen) =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let last;
    const fail = (reason) => {
      if (socket.isExpected) return;
      seen.closed.push(reason);
      reject(new Error(`closed: ${reason}`));
    };
    const onLine = (line) => {
      if (line === '{}') return socket.write(pong);
      const offset = Number(/"offset":(\d+)/.exec(line)?.[1]);
      if (line.startsWith('{"push"')) {
        // State and counts are no entries of the log.
        if (Number.isNaN(offset)) return;
        const leftOut = Number(/"left_out_count":(\d+)/.exec(line)?.[1] ?? 0);
        seen.lines += 1;
        seen.delays.push(Date.now() - Number(/at(\d+)\./.exec(line)?.[1]));
        if (offset !== last + 1 + leftOut) seen.outOfOrder += 1;
        last = offset;
      } else if (line.startsWith('{"id":2')) {
        last = offset;
        resolve(socket);
      }
    };
    const take = createFrames((opcode, text) => {
      if (opcode === closeFrame) fail(text.slice(2));
      else for (const line of text.split('\n')) onLine(line);
    });
    socket.setNoDelay(true);
    socket.on('error', (error) => fail(error.message));
    socket.on('close', () => fail('without a reason'));
    socket.write(handshake(port, number));
    let isOpen = false;
    socket.on('data', (bytes) => {
      seen.bytes += bytes.length;
      if (isOpen) return take(bytes);
      const end = bytes.indexOf('\r\n\r\n');
      if (!bytes.toString('latin1').startsWith('HTTP/1.1 101')) return fail(bytes.toString('latin1', 0, 80));
      isOpen = true;
      socket.write(
        toFrame(
          `${JSON.stringify({ id: 1, connect: { token } })}\n${JSON.stringify({ id: 2, subscribe: { channel } })}`,
        ),
      );
      if (end + 4 < bytes.length) take(bytes.subarray(end + 4));
    });
  });

/** The messages that clients have received. */
export const createNotes = () => ({ delays: [], outOfOrder: 0, closed: [], lines: 0, bytes: 0 });

/** Opens so many visitors of a room, each from an address of its own, fifty at a time. */
export const openVisitors = async (server, count, seen) => {
  const sockets = [];
  while (sockets.length < count) {
    const batch = Math.min(50, count - sockets.length);
    sockets.push(
      ...(await Promise.all(
        Array.from({ length: batch }, (_, index) => openVisitor(server, sockets.length + index, seen)),
      )),
    );
  }
  return sockets;
};

export const closeVisitors = (sockets) => {
  for (const socket of sockets) {
    socket.isExpected = true;
    socket.destroy();
  }
};
