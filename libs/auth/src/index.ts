export { loadAuthPage } from './auth-page/loadAuthPage';
export type { LoginServices } from './LoginServices';
export { PhoneLoginPanel, type PhoneLoginPanelProps } from './phone-login-panel/PhoneLoginPanel';
export { PopupPage } from './popup-page/PopupPage';
