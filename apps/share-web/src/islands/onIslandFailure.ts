import { reportFailure } from '../compose/reportFailure';

/** Logs the failure; a panel that a reader waits for is given up. */
export const onIslandFailure = async (error: unknown, island: string, wasTapped: boolean): Promise<void> => {
  reportFailure(error, island);
  if (wasTapped) (await import('./runtime')).giveUp(island);
};
