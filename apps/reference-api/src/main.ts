import { pino } from 'pino';
import { readSettings } from './readSettings';
import { startReferenceApi } from './startReferenceApi';

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
  const place = settings.databaseUrl ? 'PostgreSQL' : settings.dataDir;
  console.log(`reference platform opens its database (${place}); the first start takes some seconds`);
  const api = await startReferenceApi(settings, logger);
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    await api.close();
    process.exit(0);
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
  console.log(`reference platform ready ${api.url}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
