import { isSlowConnection } from '@share/environment';
import { startIslands } from '@share/islands';
import { readPageEnvironment } from './compose/PageEnvironment';
import { reloadForMissingCode } from './compose/reloadForMissingCode';
import { startReading } from './compose/startReading';
import { islandModules } from './islands/islandModules';

startIslands({
  modules: islandModules,
  loadRuntime: async () => (await import('./islands/runtime')).mount,
  mayFetchAhead: () => !isSlowConnection(navigator),
  onFailure: reloadForMissingCode,
});
startReading(readPageEnvironment());
