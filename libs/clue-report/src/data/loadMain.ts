import { isApiError } from '@share/api-client';
import type { Load, PageData } from '@share/page-data';
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
 * @param what kind of subject, and which one, such as `report/a1b2`
 * @returns undefined when the platform says that there is no such thing (R71)
 */
export const loadMain = async <View extends object>(
  data: Pick<PageData, 'item' | 'lacks'>,
  what: string,
  load: Load<View | undefined>,
): Promise<Main<View> | undefined> => {
  try {
    const view = await data.item(`clue ${what}`, load);
    return view && { view };
  } catch (error) {
    data.lacks(`clue-${what.split('/', 1)[0]}`);
    const refusal = refusalOf(error);
    return refusal ? { refusal } : {};
  }
};
