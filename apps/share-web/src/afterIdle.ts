import { startServiceWorker } from '@share/service-worker';
import { offerReload } from '@share/shell/page';
import { readPageEnvironment } from './compose/PageEnvironment';

offerReload(window);
startServiceWorker(window, readPageEnvironment()).catch(console.error);
