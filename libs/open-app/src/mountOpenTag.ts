interface OpenTagOptions {
  /** `wxOpenAppId` of the configuration. */
  appId: string;
  /** What the app is told: `toAppLink(params, 'open-tag', config)`. */
  extinfo: string;
  onLaunch?: () => void;
  /** `launch:fail` when the app is not there or the reader refused, or the name of WeChat's own error event. */
  onError?: (message: string) => void;
}

/** WeChat's word that it does not know the tag, fired at the document after its configuration. */
const unsupportedEvent = 'WeixinOpenTagsError';

/** A tag smaller than a finger, or of no size because its button is not shown yet, never gets a tap. CSS pixels. */
const leastSize = 44;

const messageOf = (event: Event): string => {
  const detail: unknown = (event as CustomEvent).detail;
  const message =
    typeof detail === 'object' && detail !== null && 'errMsg' in detail ? detail.errMsg : undefined;
  return typeof message === 'string' ? message : event.type;
};

/** The transparent inside of the tag, which has a style of its own world: its size must stand in it. */
const createTemplate = ({ offsetWidth, offsetHeight, ownerDocument }: HTMLElement): HTMLScriptElement => {
  const template = ownerDocument.createElement('script');
  const [width, height] = [offsetWidth, offsetHeight].map((size) => Math.max(size, leastSize));
  template.type = 'text/wxtag-template';
  template.textContent = `<div style="width:${width}px;height:${height}px"></div>`;
  return template;
};

/**
 * Lays WeChat's tag over a button of ours, which stays what the reader sees and works by itself when the tag does not.
 * The element needs a position (`relative`); call this after WeChat's configuration is done, and again when the size of the
 * element changes.
 * @returns takes the tag away.
 */
export const mountOpenTag = (
  element: HTMLElement,
  { appId, extinfo, onLaunch, onError }: OpenTagOptions,
): (() => void) => {
  const { ownerDocument } = element;
  const tag = ownerDocument.createElement('wx-open-launch-app');
  tag.setAttribute('appid', appId);
  tag.setAttribute('extinfo', extinfo);
  Object.assign(tag.style, {
    position: 'absolute',
    top: '0',
    left: '0',
    width: '100%',
    height: '100%',
    overflow: 'hidden',
  });
  tag.append(createTemplate(element));
  tag.addEventListener('launch', () => onLaunch?.());
  tag.addEventListener('error', (event) => onError?.(messageOf(event)));

  const remove = () => {
    ownerDocument.removeEventListener(unsupportedEvent, onUnsupported);
    tag.remove();
  };
  const onUnsupported = (event: Event) => {
    remove();
    onError?.(messageOf(event));
  };
  ownerDocument.addEventListener(unsupportedEvent, onUnsupported);
  element.append(tag);
  return remove;
};
