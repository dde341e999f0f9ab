import { parse } from 'yaml';

/** Names of the services of a compose file, sorted. @type {(text: string) => string[]} */
export const composeServices = (text) => Object.keys(parse(text, { merge: true }).services).sort();
