import { PhoneLoginPanel } from '@share/auth';
import { createPanel } from '@share/shell';

/** The login, in the document for a visitor who taps 登录 or 收藏 before its code is loaded. */
export const Login = createPanel('login', PhoneLoginPanel, () => ({ action: 'login' }));
