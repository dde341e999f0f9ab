import { createStatisticsChoice, type StatisticsChoice } from '@share/tracking';
import { createMemoryStorage } from './createMemoryStorage';

/** A choice that ends with the test or story. */
export const createTestChoice = (): StatisticsChoice => createStatisticsChoice(createMemoryStorage(), {});
