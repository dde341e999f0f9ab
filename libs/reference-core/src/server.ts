export { DataDirInUseError } from './store/lockDataDir.server';
export { openEmbeddedStore, openPostgresStore } from './store/openStore.server';
