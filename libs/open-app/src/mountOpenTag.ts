interface OpenTagOptions {
  /** `wxOpenAppId` of the configuration. */
  appId: string;
  /** What the app is told: `toAppLink(params, 'open-tag', config)`. */
  extinfo: string;
  onLaunch: () => void;
  /** Answers a tap that did not open the app: it is not there, or the reader refused. */
  onError: () => void;
}

/** WeChat's word that it does not know the tag, fired at the document after its configuration. */
const unsupportedEvent = 'WeixinOpenTagsError';

/** A tag smaller than a finger, or of no size because its button is not shown yet, never gets a tap. CSS pixels. */
const leastSize = 44;

/** The transparent inside of the tag, which has a style of its own world: its size must stand in it. */
const createTemplate = ({ offsetWidth, offsetHeight, ownerDocument }: HTMLElement): HTMLScriptElement => {
  const template = ownerDocument.createElement('script');
  const [width, height] = [offsetWidth, offsetHeight].map((size) => Math.max(size, leastSize));
  template.type = 'text/wxtag-template';
  template.textContent = `<div style="width:${width}px;height:${height}px"></div>`;
  return template;
};

/** A tap goes to one place only. */
const keepFromButton = (click: Event) => {
  click.preventDefault();
  click.stopPropagation();
};

/** Above everything else in the button, also what only makes it larger to hit, and never smaller than a finger. */
const overTheButton = {
  position: 'absolute',
  zIndex: '1',
  top: '50%',
  left: '0',
  width: '100%',
  height: '100%',
  minHeight: `${leastSize}px`,
  transform: 'translateY(-50%)',
  overflow: 'hidden',
};

/**
 * Lays WeChat's tag over a button of ours, which stays what the reader sees and works by itself when the tag does not: until the tag
 * says that it is ready, taps go through to the button. The element needs a position (`relative`); call this after WeChat's
 * configuration is done, and again when the size of the element changes.
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
  Object.assign(tag.style, overTheButton);
  tag.append(createTemplate(element));
  tag.addEventListener('launch', onLaunch);
  tag.addEventListener('error', onError);
  tag.addEventListener('ready', () => tag.addEventListener('click', keepFromButton), { once: true });

  const remove = () => {
    ownerDocument.removeEventListener(unsupportedEvent, remove);
    tag.remove();
  };
  ownerDocument.addEventListener(unsupportedEvent, remove);
  element.append(tag);
  return remove;
};
