import type { NavigatorConnection } from './isSlowConnection';

/** Whether the visitor has set the browser to save data. Their requests say `Save-Data: on`. */
export const savesData = ({ connection }: NavigatorConnection): boolean => connection?.saveData === true;
