import type { AppInfo, NewReport, ReportReceipt } from '@share/api-contract/sent';
import {
  createQueue,
  failures,
  idOfKey,
  lengthOf,
  type LimitRate,
  type RateLimit,
  type Store,
  toPlainText,
} from '@share/reference-core';
import type { Origin } from '../account/createVisitors';
import type { Audit } from '../platform/createAudit';

/** Rate limits of complaints. */
export interface ReportLimits {
  /** One user, or one device of a visitor who has not logged in. */
  perReporter: readonly RateLimit[];
  perNetwork: readonly RateLimit[];
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
  limitRate: LimitRate;
  audit: Audit;
  limits: ReportLimits;
  /** Milliseconds. */
  now: () => number;
}

interface Submit {
  draft: NewReport;
  /** Undefined without a login. */
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
 * @returns stores a complaint; the same complaint of one reporter about one target is stored once
 */
export const createReports = ({ store, limitRate, audit, limits, now }: ReportOptions) => {
  const validate = async ({ target_type, target_id, reason, content }: NewReport): Promise<string> => {
    const appInfo = await store.get<AppInfo>('app-info', 'default');
    const reasons = appInfo?.h5_config?.report_reasons;
    if (reasons && !reasons.includes(reason)) throw failures.reasonUnknown();
    const kind = storedKinds[target_type];
    if (kind && !(await store.get(kind, target_id))) throw failures.reportTargetMissing();
    const text = toPlainText(content ?? '');
    if (lengthOf(text) > maxReportLength) throw failures.reportTooLong(maxReportLength);
    return text;
  };
  const enqueue = createQueue();
  return async ({ draft, userId, origin }: Submit): Promise<ReportReceipt> => {
    const content = await validate(draft);
    const { target_type, target_id, reason } = draft;
    const { network, device } = origin;
    const reporter = userId ? `user:${userId}` : `device:${device ?? network.counted}`;
    const id = await idOfKey(reporter, `report ${target_type} ${target_id} ${reason}`);
    const report = { id, target_type, target_id, reason, content, reporter, at: Math.floor(now() / 1000) };
    const submit = async (): Promise<ReportReceipt> => {
      if (await store.get('report', id)) return { report_id: id, is_repeated: true };
      await limitRate('report-network', network.counted, limits.perNetwork);
      await limitRate('report', reporter, limits.perReporter);
      const isNew = await store.insert('report', id, report);
      if (isNew) {
        const target = `${target_type}:${target_id}`;
        await audit({ action: 'createReport', target, user_id: userId ?? '' }, origin);
      }
      return { report_id: id, is_repeated: !isNew };
    };
    // Repeats sent at the same time wait, because only the first may count for the limits.
    return enqueue(id, submit);
  };
};
