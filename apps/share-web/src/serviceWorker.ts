import { runWorker, type WorkerScope } from '@share/service-worker/worker';
import { withAgeNote, withMarksOf, withOfflineMark, withSavedPages } from '@share/page-document/finished';

declare const RELEASE: string;
declare const self: WorkerScope;

runWorker(self, {
  release: RELEASE,
  ...{ withAgeNote, withMarksOf, withOfflineMark, withSavedPages },
});
