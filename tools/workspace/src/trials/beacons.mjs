import { beaconVisitor } from './beaconVisitor.mjs';
import { disturbances, hostAway } from './beaconVisits.mjs';

/** @typedef {import('./startReceiver.mjs').Event} Event */

/** The identity of an event, whatever its id: one start of a reading, one end with these figures. */
const meaningOf = (/** @type {Event} */ { behavior, user_id, extras = {} }) =>
  behavior.startsWith('read_')
    ? [behavior, user_id, extras.read_id, extras.duration, extras.percent].join(' ')
    : '';

const countDoubled = (/** @type {Iterable<Event>} */ events) => {
  const meanings = [...events].map(meaningOf).filter(Boolean);
  return meanings.length - new Set(meanings).size;
};

/** Visitors at the same time. */
const together = 5;

/**
 * Visits the site while its statistics host, its line or its page goes away, and counts what arrives in the end.
 *
 * @param {{ browser: import('@playwright/test').Browser, siteUrl: string, runs: number, receiver: Awaited<ReturnType<typeof import('./startReceiver.mjs').startReceiver>>, print: (line: string) => void }} options
 * @returns how many events were lost although they were stored or sent, and how many count twice
 */
export const beacons = async ({ browser, siteUrl, runs, receiver, print }) => {
  const kinds = Object.entries(disturbances);
  const rounds = Math.ceil(runs / kinds.length / together);
  const hasArrived = (/** @type {string} */ id) => receiver.events.has(id);
  let lost = 0;
  for (const [name, disturb] of kinds) {
    const before = { ...receiver.seen };
    /** @type {Set<string>} */
    const made = new Set();
    let returned = 0;
    for (let round = 0; round < rounds; round += 1) {
      const numbers = Array.from(
        { length: together },
        (_, place) => 2 * (round * together + place) + (place % 2),
      );
      await receiver.setUp(name !== hostAway);
      const goOn = await Promise.all(
        numbers.map((number) => beaconVisitor({ browser, siteUrl, number, hasArrived, disturb })),
      );
      await receiver.setUp(true);
      for (const { ids, returns } of await Promise.all(goOn.map((visitAgain) => visitAgain()))) {
        for (const id of ids) made.add(id);
        returned += returns;
      }
      print(`… ${name}: ${(round + 1) * together} of ${rounds * together}`);
    }
    const missing = [...made].filter((id) => !hasArrived(id));
    lost += missing.length;
    const { requests, lists, repeats } = receiver.seen;
    print(
      `${name}: ${rounds * together} visits, ${made.size} events stored or sent, ${missing.length} lost; ` +
        `${requests - before.requests} requests, ${lists - before.lists} with lists, ` +
        `${repeats - before.repeats} events sent again and ignored` +
        (returned ? `; ${returned} pages came back from the cache` : ''),
    );
  }
  return { lost, doubled: countDoubled(receiver.events.values()), events: receiver.events.size };
};
