import type { SigningData } from './loadWeChatSdk';

/** Misspellings of `signature` in public code; the specification leaves open which one the platform sends (spec §3). */
const misspelled = /^(?:signtrue|signture|signatrue|singature|signautre|sign|sinature|signaure)$/i;

const digest = /^[0-9a-f]{40}$/i;

/** Under its correct name, else a known misspelling, else as the only value that looks like a signature. */
const findSignature = (data: Record<string, unknown>): unknown => {
  if (typeof data['signature'] === 'string') return data['signature'];
  const known = Object.keys(data).find((name) => misspelled.test(name));
  if (known !== undefined) return data[known];
  const candidates = Object.values(data).filter((value) => typeof value === 'string' && digest.test(value));
  return candidates.length === 1 ? candidates[0] : undefined;
};

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Reads the platform's signing data. @returns null when a part is missing. */
export const parseSigningData = (answer: unknown): SigningData | null => {
  if (typeof answer !== 'object' || answer === null) return null;
  const data = answer as Record<string, unknown>;
  const { appId, nonceStr } = data;
  const timestamp = Number(data['timestamp']);
  const signature = findSignature(data);
  if (!isText(appId) || !isText(nonceStr) || !isText(signature) || !(timestamp > 0)) return null;
  return { appId, timestamp, nonceStr, signature };
};
