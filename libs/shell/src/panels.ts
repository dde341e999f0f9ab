export { NavigationPanel } from './navigation-panel/NavigationPanel';
export { OfferSheet } from './offer-sheet/OfferSheet';
export { OpenAppDialog } from './open-app-dialog/OpenAppDialog';
export { ReportSheet } from './report-sheet/ReportSheet';
export { TextSizeSheet } from './text-size-sheet/TextSizeSheet';
