interface OpenTagOptions {
  /** `wxOpenAppId` of the configuration. */
  appId: string;
  /** Passed to the app: `toAppLink(params, 'open-tag', config)`. */
  extinfo: string;
  onLaunch: () => void;
  /** A tap did not open the app: it is not installed, or the visitor refused. */
  onError: () => void;
}

/** Fired at the document after the configuration, when this WeChat does not support the tag. */
const unsupportedEvent = 'WeixinOpenTagsError';

/** For buttons that are too small to hit or not shown yet. CSS pixels. */
const minSize = 44;

/** The transparent content of the tag, which the style sheets of the page do not reach: its size is inline. */
const createTemplate = ({ offsetWidth, offsetHeight, ownerDocument }: HTMLElement): HTMLScriptElement => {
  const template = ownerDocument.createElement('script');
  const [width, height] = [offsetWidth, offsetHeight].map((size) => Math.max(size, minSize));
  template.type = 'text/wxtag-template';
  template.textContent = `<div style="width:${width}px;height:${height}px"></div>`;
  return template;
};

/** Keeps a tap on the tag from acting on the button as well. */
const stopClick = (click: Event) => {
  click.preventDefault();
  click.stopPropagation();
};

/** Above everything in the button, also the element that enlarges its target. */
const tagStyle = {
  position: 'absolute',
  zIndex: '1',
  top: '50%',
  left: '0',
  width: '100%',
  height: '100%',
  minHeight: `${minSize}px`,
  transform: 'translateY(-50%)',
  overflow: 'hidden',
};

/**
 * Puts WeChat's transparent tag over a button. The button stays visible, and taps reach it until the tag is ready or when it is not
 * supported. The element has to be positioned. Call this once WeChat is configured, and again when the element changes its size.
 * @returns removes the tag.
 */
export const mountOpenTag = (
  element: HTMLElement,
  { appId, extinfo, onLaunch, onError }: OpenTagOptions,
): (() => void) => {
  const { ownerDocument } = element;
  const tag = ownerDocument.createElement('wx-open-launch-app');
  tag.setAttribute('appid', appId);
  tag.setAttribute('extinfo', extinfo);
  Object.assign(tag.style, tagStyle);
  tag.append(createTemplate(element));
  tag.addEventListener('launch', onLaunch);
  tag.addEventListener('error', onError);
  tag.addEventListener('ready', () => tag.addEventListener('click', stopClick), { once: true });

  const remove = () => {
    ownerDocument.removeEventListener(unsupportedEvent, remove);
    tag.remove();
  };
  ownerDocument.addEventListener(unsupportedEvent, remove);
  element.append(tag);
  return remove;
};
