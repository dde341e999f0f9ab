import { removeWorker, type WorkerScope } from '@share/service-worker/worker';

removeWorker(self as unknown as WorkerScope);
