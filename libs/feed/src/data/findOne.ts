import { ApiError, nullIfMissing } from '@share/api-client';

/**
 * The view of one thing of the platform; null when the platform says that there is no such thing. An answer that cannot be shown says
 * nothing about it: that is a failure (R71).
 * @throws ApiError
 */
export const findOne = async <Answer, View extends { title: string }>(
  call: Promise<Answer>,
  toView: (answer: Answer) => View | Promise<View>,
): Promise<View | null> => {
  const found = await nullIfMissing(call.then((answer) => ({ answer })));
  if (!found) return null;
  const view = await Promise.resolve(found.answer)
    .then(toView)
    .catch(() => undefined);
  if (view?.title) return view;
  throw new ApiError({ kind: 'contract', message: 'The platform answered nothing that can be shown.' });
};
