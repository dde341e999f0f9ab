import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';

/** @typedef {{ port: number, token: string, channel: string }} RoomServer where the room is, and the ticket that all visitors share */
/** @typedef {ReturnType<typeof createNotes>} Notes */
/** @typedef {import('node:net').Socket & { isExpected?: boolean }} Visitor */

/** The address of a visitor, as the site in front reports it. */
export const addressOf = (/** @type {number} */ number) =>
  `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;

const handshake = (/** @type {number} */ port, /** @type {number} */ number) =>
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

/** A text frame of a client; a mask of zeros leaves the text as it is. @type {(text: string) => Buffer} */
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
const attempts = 5;

/** Bytes of a frame's head, and its text's. @param {Buffer} bytes of a frame; undefined when the head is not complete */
const measureFrame = (bytes) => {
  if (bytes.length < 2) return undefined;
  const short = bytes.readUInt8(1) & 127;
  const start = short === 126 ? 4 : 2;
  if (short === 127)
    return bytes.length < 10 ? undefined : { start: 10, length: Number(bytes.readBigUInt64BE(2)) };
  if (bytes.length < start) return undefined;
  return { start, length: short === 126 ? bytes.readUInt16BE(2) : short };
};

/** Splits the incoming bytes into frames. @param {(opcode: number, text: string) => void} onFrame */
const createFrames = (onFrame) => {
  let rest = /** @type {Buffer} */ (Buffer.alloc(0));
  return (/** @type {Buffer} */ bytes) => {
    rest = rest.length > 0 ? Buffer.concat([rest, bytes]) : bytes;
    for (let frame = measureFrame(rest); frame; frame = measureFrame(rest)) {
      const { start, length } = frame;
      if (rest.length < start + length) return;
      onFrame(rest.readUInt8(0) & 15, rest.toString('latin1', start, start + length));
      rest = rest.subarray(start + length);
    }
  };
};

/**
 * Connects, subscribes, answers pings, and notes each push: its delay, and whether it was the next one.
 *
 * @type {(server: RoomServer, number: number, seen: Notes) => Promise<Visitor>}
 */
const openVisitor = ({ port, token, channel }, number, seen) =>
  new Promise((resolve, reject) => {
    /** @type {Visitor} */
    const socket = connect(port, '127.0.0.1');
    let last = Number.NaN;
    let isThere = false;
    const fail = (/** @type {string} */ reason) => {
      if (socket.isExpected) return;
      if (isThere) seen.closed.push(reason);
      else reject(new Error(`closed: ${reason}`));
    };
    const onLine = (/** @type {string} */ line) => {
      if (line === '{}') {
        socket.write(pong);
        return;
      }
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
        isThere = true;
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

/** A page tries again when a busy server lets it in too late. @type {typeof openVisitor} */
const openPatiently = async (...visitor) => {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await openVisitor(...visitor);
    } catch (error) {
      if (attempt === attempts) throw error;
    }
};

/** What the visitors have received: `bytes` with the heads of frames; the delays of messages whose text has the time at which they were said. */
export const createNotes = () => ({
  /** @type {number[]} */ delays: [],
  outOfOrder: 0,
  /** @type {string[]} */ closed: [],
  lines: 0,
  bytes: 0,
});

/**
 * Opens so many visitors of a room, each from an address of its own, fifty at a time: WebSocket connections on bare sockets, because
 * thousands of them in one process should cost less than the hub that is measured.
 *
 * @type {(server: RoomServer, count: number, seen: Notes, first?: number) => Promise<Visitor[]>} `first`: visitors that are there already
 */
export const openVisitors = async (server, count, seen, first = 0) => {
  /** @type {Visitor[]} */
  const sockets = [];
  while (sockets.length < count) {
    const batch = Math.min(50, count - sockets.length);
    sockets.push(
      ...(await Promise.all(
        Array.from({ length: batch }, (_, index) =>
          openPatiently(server, first + sockets.length + index, seen),
        ),
      )),
    );
  }
  return sockets;
};

export const closeVisitors = (/** @type {readonly Visitor[]} */ sockets) => {
  for (const socket of sockets) {
    socket.isExpected = true;
    socket.destroy();
  }
};
