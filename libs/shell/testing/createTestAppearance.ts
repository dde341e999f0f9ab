import { createAppearance, type Appearance } from '../src/appearance/createAppearance';
import { createMemoryStorage } from './createMemoryStorage';

/** Choices that mark an element of their own, and end with the test or story. */
export const createTestAppearance = (): Appearance =>
  createAppearance(createMemoryStorage(), document.createElement('html'));
