import { jsonScript } from '@share/safety';
import type { Convert } from '../converter/createConverter';
import { isReadable } from './humanAttributes';

/** Structured data with the texts that are read in it converted: neither names, addresses nor types. */
export const convertLinkedData = (json: string, convert: Convert): string => {
  const convertValue = (name: string, value: unknown): unknown =>
    typeof value === 'string' && !name.startsWith('@') && isReadable(value) ? convert(value) : value;
  return jsonScript(JSON.parse(json, convertValue));
};
