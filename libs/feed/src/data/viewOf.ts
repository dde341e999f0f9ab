import { unusable } from '@share/api-client';

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
    throw unusable('answer');
  }
};
