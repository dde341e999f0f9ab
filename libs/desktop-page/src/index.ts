export type { DesktopPageServices } from './DesktopPageServices';
export { loadPcPage } from './pc-page/PcPage';
