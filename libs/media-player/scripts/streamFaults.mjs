/**
 * Faults of the sample recording (12 segments of 2 s, `s00.m4s` to `s11.m4s`) and of the sample stream, planted between browser and site,
 * with their expected outcome.
 */

const segment = (number) => new RegExp(`/media/live/s${String(number).padStart(2, '0')}\\.m4s`);
const init = /\/media\/live\/init\.mp4/;
const recording = /\/media\/live\/vod\.m3u8/;
const livePlaylist = /\/media\/live\/live\.m3u8/;

const missing = (route) => route.fulfill({ status: 404, body: 'not found' });
const failing = (route) => route.fulfill({ status: 500, body: 'broken' });
/** Never answered. */
const silent = () => undefined;

/** The bytes of a file of the site, changed. */
const changed = (change) => async (route) => {
  const response = await route.fetch({ headers: { ...route.request().headers(), range: '' } });
  const body = await response.body();
  await route.fulfill({ status: 200, contentType: 'video/mp4', body: change(body) });
};

/** Keeps the boxes and breaks the pictures and sounds in them. */
const corrupt = changed((body) => {
  const start = body.indexOf('moof') + 8;
  for (let at = start; at < body.length; at += 1) body[at] = (at * 7) & 255;
  return body;
});

const textReplaced = (from, to) =>
  changed((body) => {
    for (let at = body.indexOf(from); at >= 0; at = body.indexOf(from, at + 1)) body.write(to, at, 'latin1');
    return body;
  });

/** Everything plays `seconds` later, so that there is a hole before it. */
const later = (seconds) =>
  changed((body) => {
    // The fragments of the sample have 64-bit decode times, first of the picture, then of the sound.
    const scales = [12_800, 44_100];
    let at = body.indexOf('tfdt');
    for (let track = 0; at >= 0; track += 1, at = body.indexOf('tfdt', at + 1)) {
      const is64 = body[at + 4] === 1;
      const delta = Math.round(seconds * (scales[track] ?? 1));
      if (is64) body.writeBigUInt64BE(body.readBigUInt64BE(at + 8) + BigInt(delta), at + 8);
      else body.writeUInt32BE(body.readUInt32BE(at + 8) + delta, at + 8);
    }
    return body;
  });

const plant =
  (...rules) =>
  async (page) => {
    for (const [address, answer] of rules) await page.route(address, answer);
  };

/**
 * @typedef {object} Trial
 * @property {(page: import('@playwright/test').Page) => Promise<void>} plant
 * @property {number} [reaches] seconds it has to play to
 * @property {number} [within] seconds for which it may stand still on the way
 * @property {boolean} [ends] it has to come to its end
 * @property {RegExp} [says] the text that the player has to show
 * @property {number} [maxRequests] for media, all in all
 * @property {string[]} [ways] `hls.js`, `native`; both unless given
 */

/** @type {Record<string, Trial>} */
export const recordingTrials = {
  'nothing wrong': { plant: async () => undefined, reaches: 12, within: 10, maxRequests: 20 },
  'one segment missing': { plant: plant([segment(4), missing]), reaches: 14, within: 10, maxRequests: 45 },
  'the first segment missing': {
    plant: plant([segment(0), missing]),
    reaches: 8,
    within: 10,
    maxRequests: 24,
    ways: ['hls.js'],
  },
  'three segments missing': {
    plant: plant([segment(3), missing], [segment(4), missing], [segment(5), missing]),
    reaches: 16,
    within: 10,
    maxRequests: 50,
  },
  'the last segment missing': {
    plant: plant([segment(11), missing]),
    ends: true,
    within: 10,
    ways: ['hls.js'],
  },
  'one segment answered 500': {
    plant: plant([segment(4), failing]),
    reaches: 14,
    within: 12,
    maxRequests: 45,
  },
  'one segment never answered': {
    plant: plant([segment(4), silent]),
    reaches: 14,
    within: 12,
    ways: ['hls.js'],
  },
  'one segment broken': { plant: plant([segment(4), corrupt]), reaches: 14, within: 12, maxRequests: 60 },
  'a hole in the times': {
    plant: plant(...[5, 6, 7, 8, 9, 10, 11].map((number) => [segment(number), later(3)])),
    reaches: 16,
    within: 10,
    ways: ['hls.js'],
  },
  'the beginning missing': {
    plant: plant([init, missing]),
    says: /视频暂时无法播放/,
    within: 15,
    maxRequests: 20,
  },
  'no playlist': {
    plant: plant([recording, missing]),
    says: /视频暂时无法播放/,
    within: 15,
    maxRequests: 10,
  },
  'all segments missing': {
    plant: plant([/\/media\/live\/s\d\d\.m4s/, missing]),
    says: /视频暂时无法播放/,
    within: 20,
    maxRequests: 30,
  },
  'an unknown codec': {
    plant: plant([init, textReplaced('avc1', 'hvc1')]),
    says: /格式/,
    within: 15,
    maxRequests: 20,
    ways: ['hls.js'],
  },
};

/** The fault of a live playlist for a while, and its recovery. */
export const streamTrials = {
  'the playlist missing for 20 s': { fault: missing, says: /正在重新连接/ },
  'the playlist failing for 20 s': { fault: failing, says: /正在重新连接/ },
  'the playlist standing still for 20 s': { fault: 'frozen', says: /正在重新连接/ },
};

export { livePlaylist };
