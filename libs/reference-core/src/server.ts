export { BackupError, backUpEmbedded, restoreEmbedded } from './store/backUpEmbedded.server';
export { DataDirInUseError } from './store/lockDataDir.server';
export { openEmbeddedStore, openPostgresStore } from './store/openStore.server';
