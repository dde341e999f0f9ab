import { nullIfMissing } from '@share/api-client';
import { unusable, viewOf } from './viewOf';

/**
 * The view of one thing of the platform; null when the platform says that there is no such thing.
 * @throws ApiError
 */
export const findOne = async <Answer, View extends { title: string }>(
  call: Promise<Answer>,
  toView: (answer: Answer) => View | Promise<View>,
): Promise<View | null> => {
  const found = await nullIfMissing(call.then((answer) => ({ answer })));
  if (!found) return null;
  const view = await viewOf(found.answer, toView);
  if (view.title) return view;
  throw unusable();
};
