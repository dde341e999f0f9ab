import { Skip } from './SkipLink.styles';

/** Id of the main part of every page. */
export const mainId = 'content';

/** The first stop of the keyboard: leads past the bar to the main part of the page. Seen only while it has the focus. */
export const SkipLink = () => <Skip href={`#${mainId}`}>跳到正文</Skip>;
