import { runWorker, type WorkerScope } from '@share/service-worker/worker';
import { withAgeNote, withMarksOf, withOfflineMark, withSavedPages } from '@share/page-document/finished';

declare const RELEASE: string;

runWorker(self as unknown as WorkerScope, {
  release: RELEASE,
  ...{ withAgeNote, withMarksOf, withOfflineMark, withSavedPages },
});
