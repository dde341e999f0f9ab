import { pino } from 'pino';
import { readSettings } from './readSettings';
import { runBackup } from './runBackup';
import { startReferenceApi } from './startReferenceApi';
import { startStatisticsReceiver } from './startStatisticsReceiver';

const logger = pino({
  base: undefined,
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: [
    'authorization',
    'token',
    'tel',
    'verify_code',
    '*.authorization',
    '*.token',
    '*.tel',
    '*.verify_code',
  ],
});

try {
  const settings = readSettings(process.env);
  const values = process.argv.slice(2);
  if (values.length > 0) {
    console.log(await runBackup(values, settings));
    process.exit(0);
  }
  const { sink, only } = settings.statistics;
  const place = settings.databaseUrl ? 'PostgreSQL' : settings.dataDir;
  if (!only || sink === 'database')
    console.log(`reference platform opens its database (${place}); the first start takes some seconds`);
  if (sink === 'file') console.log(`statistics are written to ${settings.statistics.folder}`);
  const api = await (only ? startStatisticsReceiver : startReferenceApi)(settings, logger);
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    await api.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
  if (api.adminUrl) console.log(`metrics of the platform ${api.adminUrl}/metrics`);
  console.log(`${only ? 'receiver of statistics' : 'reference platform'} ready ${api.url}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
