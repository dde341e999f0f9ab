export { createAppearance } from './appearance/createAppearance';
export { watchReader } from './account-button/watchReader';
export { publishPageEnvironment } from './masthead/pageConfig';
export { answerOpenApp } from './open-app-row/answerOpenApp';
export { createOpenApp, type OpenAppSettings } from './page-actions/createOpenApp';
export { createPageActions } from './page-actions/createPageActions';
export { createOverlays } from './overlays/createOverlays';
export { desktopPageFor } from './pc-page/desktopPageFor';
export { startFrame } from './startFrame';
