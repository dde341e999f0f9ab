import type { AppInfo, NewReport, ReportReceipt } from '@share/api-contract/types';
import type { Origin } from '../account/createVisitors';
import type { Audit } from '../platform/createAudit';
import type { createPace, PaceRule } from '../platform/createPace';
import { idOfKey } from '../platform/digests';
import { failures } from '../platform/PlatformFailure';
import { lengthOf, toPlainText } from '../platform/toPlainText';
import type { Store } from '../store/Store';

/** How many complaints are taken. */
export interface ReportLimits {
  /** One reader, or one device of a reader who has not logged in. */
  perReporter: readonly PaceRule[];
  perNetwork: readonly PaceRule[];
}

export const defaultReportLimits: ReportLimits = {
  perReporter: [
    { count: 5, seconds: 60 },
    { count: 30, seconds: 86_400 },
  ],
  perNetwork: [{ count: 60, seconds: 60 }],
};

const maxReportLength = 500;

interface ReportOptions {
  store: Store;
  pace: ReturnType<typeof createPace>;
  audit: Audit;
  limits: ReportLimits;
  /** Milliseconds. */
  now: () => number;
}

interface Submit {
  draft: NewReport;
  /** Undefined for everyone who has not logged in. */
  userId: string | undefined;
  origin: Origin;
}

/** Kinds of targets the platform can look up by id. */
const storedKinds: Partial<Record<NewReport['target_type'], string>> = {
  content: 'content',
  comment: 'comment',
  clue: 'clue',
  account: 'media-account',
};

/**
 * Returns the function that takes a complaint. The same complaint of the same reporter about the same thing is kept
 * once, however often it is sent.
 */
export const createReports = ({ store, pace, audit, limits, now }: ReportOptions) => {
  const judge = async ({ target_type, target_id, reason, content }: NewReport): Promise<string> => {
    const appInfo = await store.get<AppInfo>('app-info', 'default');
    const reasons = appInfo?.h5_config?.report_reasons;
    if (reasons && !reasons.includes(reason)) throw failures.reasonUnknown();
    const kind = storedKinds[target_type];
    if (kind && !(await store.get(kind, target_id))) throw failures.reportTargetMissing();
    const text = toPlainText(content ?? '');
    if (lengthOf(text) > maxReportLength) throw failures.reportTooLong(maxReportLength);
    return text;
  };
  return async ({ draft, userId, origin }: Submit): Promise<ReportReceipt> => {
    const content = await judge(draft);
    const { target_type, target_id, reason } = draft;
    const { network, requestId, device } = origin;
    const reporter = userId ? `user:${userId}` : `device:${device ?? network.counted}`;
    const id = await idOfKey(reporter, `report ${target_type} ${target_id} ${reason}`);
    if (await store.get('report', id)) return { report_id: id, is_repeated: true };
    await pace('report-network', network.counted, limits.perNetwork);
    await pace('report', reporter, limits.perReporter);
    const report = { id, target_type, target_id, reason, content, reporter, at: Math.floor(now() / 1000) };
    const isNew = await store.insert('report', id, report);
    if (isNew) {
      const target = `${target_type}:${target_id}`;
      const by = { user_id: userId ?? '', request_id: requestId, network: network.kept };
      await audit({ action: 'createReport', target, ...by });
    }
    return { report_id: id, is_repeated: !isNew };
  };
};
