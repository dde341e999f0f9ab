export { createPgStore } from './store/createPgStore';
export { DataDirInUseError } from './store/lockDataDir.server';
export { openEmbeddedStore, openPostgresStore } from './store/openStore.server';
export { fromPool, type SqlExecutor } from './store/SqlExecutor';
