import { createPageActions } from '@share/islands/testing';
import type { DesktopPageServices } from '../src/DesktopPageServices';

export const desktopPageServices: DesktopPageServices = { page: createPageActions() };
