import { reportFailure } from '../compose/reportFailure';

/** Logs the failure; a reader who waits for the island is told. */
export const onIslandFailure = async (error: unknown, island: string, wasTapped: boolean): Promise<void> => {
  reportFailure(error, island);
  if (wasTapped) (await import('./runtime')).giveUp(island);
};
