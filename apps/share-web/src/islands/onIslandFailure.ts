import { retryMessage } from '@share/shell/page';
import { reportFailure } from '../compose/reportFailure';

/** Writes down what failed, and answers the tap that it was meant to answer. */
export const onIslandFailure = async (error: unknown, island: string, wasTapped: boolean): Promise<void> => {
  reportFailure(error, island);
  if (wasTapped) (await import('./runtime')).say(retryMessage);
};
