import { startTraditional } from '@share/locale/page';

startTraditional(window);
