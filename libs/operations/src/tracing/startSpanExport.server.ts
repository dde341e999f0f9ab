import { resultWithin } from '@share/resilience';
import { recordSpansWith } from './spans.server';

export interface TraceSettings {
  endpoint: string;
  /** The share of traces that are recorded, from 0 to 1. */
  ratio: number;
}

interface StartOptions extends TraceSettings {
  serviceName: string;
  /** Called when spans could not be sent; they are lost. */
  onFailure(error: unknown): void;
}

/** How long the end of a program waits for a receiver, in milliseconds. */
const closeMs = 2_000;

/** Decided by the id, so that all programs record the same traces. */
const isAmong = (traceId: string, ratio: number): boolean =>
  Number.parseInt(traceId.slice(-8), 16) < ratio * 2 ** 32;

/**
 * Records spans and sends them to an OpenTelemetry receiver. Its packages are loaded here, so that a program without one never does.
 * @returns ends it and sends what waits, within two seconds
 */
export const startSpanExport = async ({ ratio, ...options }: StartOptions): Promise<() => Promise<void>> => {
  const { createSpanExport } = await import('./createSpanExport.server');
  const spans = createSpanExport(options);
  recordSpansWith({ takes: (traceId) => isAmong(traceId, ratio), record: spans.add });
  return async () => {
    recordSpansWith(undefined);
    // A failure has been reported by then.
    await resultWithin(
      closeMs,
      spans.close().catch(() => undefined),
    );
  };
};
