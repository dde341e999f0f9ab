import { runWorker, type WorkerScope } from '@share/service-worker/worker';
import * as texts from '@share/shell/saved';

declare const RELEASE: string;

runWorker(self as unknown as WorkerScope, { release: RELEASE, ...texts });
