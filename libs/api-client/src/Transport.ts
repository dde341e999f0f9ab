import type { Trace } from '@share/operations';

/** A call as it goes out. */
export interface TransportRequest {
  /** Path template of the contract; names the call in reports, because an address holds ids. */
  template: string;
  method: 'GET' | 'POST';
  /** Path and query. */
  address: string;
  headers: Record<string, string>;
  body?: string | undefined;
  /** Longest answer that is read, in bytes after decompression. */
  maxBytes: number;
  /** False where a success may come without data. Default true. */
  needsData?: boolean;
  /** Ends the call. */
  signal?: AbortSignal | undefined;
  /** The request that it is made for, of a server. */
  trace?: Trace | undefined;
}

/** An answer, whatever its status. */
export interface TransportAnswer {
  status: number;
  /** `X-Request-Id` of the answer. */
  requestId?: string | undefined;
  /** Absent: longer than `maxBytes`; the rest was not read. */
  text?: string | undefined;
}

/** Carries a call to the platform. Rejects, with whatever error, when there is no whole answer. */
export type Transport = (request: TransportRequest) => Promise<TransportAnswer>;
