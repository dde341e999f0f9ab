import { Pill } from '@share/ui';
import type { SiteView } from '../SiteView';
import { Advice, Logo, Row } from './OpenAppRow.styles';

interface OpenAppRowProps {
  site: SiteView;
  /** Of the item on the page. */
  contentType: string;
}

const watch = '继续观看';
const listen = '继续收听';

/** The kind of content that the visitor can continue in the app. */
const actions = new Map([
  ['article', '继续阅读'],
  ['video', watch],
  ['svideo', watch],
  ['video_album', watch],
  ['live', watch],
  ['local_live', watch],
  ['audio', listen],
  ['audio_album', listen],
  ['mini_program', '使用小程序'],
]);

/** The row after the content that offers the app (R69). */
export const OpenAppRow = ({ site, contentType }: OpenAppRowProps) => (
  <Row>
    <Logo src={site.logo} size={32} />
    <Advice>
      在{site.name}App里{actions.get(contentType) ?? '继续浏览'}
    </Advice>
    <Pill variant="tint" href={site.openAppHref} data-open-app="">
      打开
    </Pill>
  </Row>
);
