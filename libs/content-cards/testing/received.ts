import { cleanData } from '@share/api-client';

/** An answer as the client gives it, from whatever a platform has sent. */
export const received = <Answer>(sent: unknown): Answer => {
  const answer: unknown = JSON.parse(JSON.stringify(sent));
  cleanData(answer);
  return answer as Answer;
};
