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
export const signPage = async ({ ticket, nonceStr, timestamp, url }: PageToSign): Promise<string> => {
  const [address = ''] = url.split('#');
  const text = `jsapi_ticket=${ticket}&noncestr=${nonceStr}&timestamp=${timestamp}&url=${address}`;
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-1', new TextEncoder().encode(text)));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};
