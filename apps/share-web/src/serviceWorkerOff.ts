import { removeWorker, type WorkerScope } from '@share/service-worker/worker';

declare const self: WorkerScope;

removeWorker(self);
