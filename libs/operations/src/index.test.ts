/** @jest-environment node */
import * as index from './index';
import * as server from './server';

it('exports exactly these names and loads without a DOM', () => {
  expect(Object.keys(index).sort()).toEqual([
    'createSpanId',
    'createTraceId',
    'parseTraceparent',
    'toTraceparent',
  ]);
  expect(Object.keys(server).sort()).toEqual([
    'createAdminServer',
    'createRequestMetrics',
    'durationBuckets',
    'inSpan',
    'isRecorded',
    'outgoingTraceparent',
    'readSecretFiles',
    'recordSpan',
    'recordSpansWith',
    'startSpanExport',
    'toFileSetting',
    'toPortProblem',
  ]);
});
