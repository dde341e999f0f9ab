/** A page that visitors can open without network. */
export interface SavedPage {
  path: string;
  title: string;
  account?: string | undefined;
  /** Milliseconds since 1970. */
  savedAt: number;
}

/** The record of a saved document, in its own headers: both are there or neither is. */
export interface SavedRecord extends Omit<SavedPage, 'path' | 'title'> {
  /** Absent until the page has been read: it is not listed. */
  title?: string | undefined;
  /** Addresses of the files and pictures it needs. */
  files: string[];
  /** A page of this version has not sent its list of files yet: they are those of the version before. */
  hasEarlierFiles?: boolean;
  bytes: number;
}

const recordHeader = 'X-Saved-Record';
const bytesHeader = 'X-Saved-Bytes';

/** A response to keep, in one piece. */
export const toSaved = async (response: Response): Promise<{ response: Response; bytes: number }> => {
  const body = await response.arrayBuffer();
  const headers = new Headers(response.headers);
  headers.set(bytesHeader, String(body.byteLength));
  return { response: new Response(body, { status: response.status, headers }), bytes: body.byteLength };
};

export const bytesOf = (response: Response | undefined): number =>
  Number(response?.headers.get(bytesHeader) ?? 0);

export const withRecord = (response: Response, record: SavedRecord): Response => {
  const headers = new Headers(response.headers);
  headers.set(recordHeader, encodeURIComponent(JSON.stringify(record)));
  return new Response(response.body, { status: response.status, headers });
};

export const readRecord = (response: Response): SavedRecord =>
  JSON.parse(decodeURIComponent(response.headers.get(recordHeader) ?? ''));
