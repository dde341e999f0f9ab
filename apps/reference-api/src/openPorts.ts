import type { OnRequest, PlatformLogger } from '@share/reference-platform';
import { type Monitoring, openMonitoring } from './monitoring/openMonitoring';
import { startTraces } from './monitoring/startTraces';
import { type OpenPort, openPort } from './openPort';
import type { Settings } from './readSettings';

interface OpenPorts {
  port: OpenPort;
  monitoring: Monitoring;
  /** Counts and records a request that was answered. */
  onRequest: OnRequest;
  /** Takes no new connections; resolves when running requests are finished and their spans are sent. Metrics can be read until then. */
  closePorts(): Promise<void>;
}

/**
 * Takes the port for visitors and, where one is set, that for operators.
 * @throws Error when one is taken, and leaves none open
 */
export const openPorts = async (settings: Settings, logger: PlatformLogger): Promise<OpenPorts> => {
  const port = await openPort(settings);
  const monitoring = await openMonitoring(settings).catch(async (error: unknown) => {
    await port.drain();
    throw error;
  });
  const traces = await startTraces(settings, logger);
  const onRequest: OnRequest = (request) => {
    monitoring.onRequest?.(request);
    traces.onRequest?.(request);
  };
  const closePorts = async (): Promise<void> => {
    await port.drain();
    monitoring.close();
    await traces.close();
  };
  return { port, monitoring, onRequest, closePorts };
};
