import { hexDigest } from '../platform/digests';

interface PageToSign {
  /** The account's ticket for pages; a secret. */
  ticket: string;
  nonceStr: string;
  /** Seconds. */
  timestamp: number;
  /** Address as the browser has it; what follows `#` does not count. */
  url: string;
}

/** The messaging app's page signature: SHA-1 over the four values, raw and in this order, as small hexadecimal digits. */
export const signPage = ({ ticket, nonceStr, timestamp, url }: PageToSign): Promise<string> => {
  const [address = ''] = url.split('#');
  const text = `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${address}`;
  return hexDigest('SHA-1', text);
};
