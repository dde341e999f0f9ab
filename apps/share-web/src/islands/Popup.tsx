import { PopupPage } from '@share/auth';
import { createPanel } from '@share/shell';

/** A page of the site over the page. Its address is known with the request only. */
export const Popup = createPanel('popup', PopupPage);
