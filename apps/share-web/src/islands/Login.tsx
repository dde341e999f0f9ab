import { PhoneLoginPanel } from '@share/auth';
import { createPanel } from '@share/shell';

/** The login, in the document for a reader who taps 登录 or 收藏 before its code is there. */
export const Login = createPanel('login', PhoneLoginPanel, () => ({ action: 'login' }));
