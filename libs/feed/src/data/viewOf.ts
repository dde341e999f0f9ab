import { ApiError } from '@share/api-client';

/** An answer from which nothing can be shown says nothing about what was asked for: that is a failure (R71). */
export const unusable = (): ApiError =>
  new ApiError({ kind: 'contract', message: 'The platform answered nothing that can be shown.' });

/**
 * The view of an answer.
 * @throws ApiError when the answer has another shape than the contract says
 */
export const viewOf = async <Answer, View>(
  answer: Answer,
  toView: (answer: Answer) => View | Promise<View>,
): Promise<View> => {
  try {
    return await toView(answer);
  } catch {
    throw unusable();
  }
};
