import { retryMessage } from '@share/shell/page';
import { reportFailure } from '../compose/reportFailure';

/** Logs the failure, and shows a message when the reader has tapped the island. */
export const onIslandFailure = async (error: unknown, island: string, wasTapped: boolean): Promise<void> => {
  reportFailure(error, island);
  if (wasTapped) (await import('./runtime')).say(retryMessage);
};
