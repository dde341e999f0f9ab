export { LoginHandOver, type LoginHandOverProps } from './login-hand-over/LoginHandOver';
export { openMiniProgramLogin } from './hand-over/openMiniProgramLogin';
export { receiveLogin, type ReceivedLogin } from './hand-over/receiveLogin';
export { PhoneLoginPanel, type PhoneLoginPanelProps } from './phone-login-panel/PhoneLoginPanel';
export { PopupFrame, type PopupFrameProps } from './popup-frame/PopupFrame';
