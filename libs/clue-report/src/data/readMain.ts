import { isApiError, nullIfMissing } from '@share/api-client';
import type { PageReads } from '@share/content-cards';
import { plainText } from '@share/safety';

/** The subject of a page, or the reason why it is not shown. */
export interface Main<View> {
  /** Absent after a failure. */
  view?: View;
  /** Why the platform refused, in its own words, such as 这条报料正在审核. */
  refusal?: string;
}

const refusalOf = (error: unknown): string =>
  isApiError(error, 'business') ? plainText(error.message, 60) : '';

/**
 * Loads the subject of a page. A failure is no error page: the page says that this part could not be loaded (spec §8), counts as
 * incomplete, and so replaces no complete one.
 * @returns null when the platform says that there is no such thing (R71)
 */
export const readMain = async <View extends object>(
  reads: PageReads,
  key: string,
  load: (signal: AbortSignal) => Promise<View>,
): Promise<Main<View> | null> => {
  try {
    const view = await reads.primary<View | null>({ name: 'clue', key }, (signal) =>
      nullIfMissing(load(signal)),
    );
    return view && { view };
  } catch (error) {
    reads.lacks(`clue-${key.split('/', 1)[0]}`);
    const refusal = refusalOf(error);
    return refusal ? { refusal } : {};
  }
};
