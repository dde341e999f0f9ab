import { mountOpenTag } from './mountOpenTag';

const hostile = '"><img src=x onerror=alert(1)></script><script>alert(1)</script>';

const mount = (
  options: Partial<Parameters<typeof mountOpenTag>[1]> = {},
  size = { width: 120, height: 48 },
) => {
  document.body.innerHTML = '<div><button>打开</button></div>';
  const element = document.body.querySelector('div')!;
  Object.defineProperty(element, 'offsetWidth', { value: size.width });
  Object.defineProperty(element, 'offsetHeight', { value: size.height });
  const onLaunch = jest.fn();
  const onError = jest.fn();
  const remove = mountOpenTag(element, {
    appId: 'wx0123456789abcdef',
    extinfo: 'shareapp://open?id=a',
    onLaunch,
    onError,
    ...options,
  });
  return {
    element,
    remove,
    onLaunch,
    onError,
    tag: element.querySelector<HTMLElement>('wx-open-launch-app')!,
  };
};

describe('mountOpenTag', () => {
  it('puts the tag over the button, which stays', () => {
    const { element, tag } = mount();
    expect(element.firstElementChild).toHaveTextContent('打开');
    expect(tag).toHaveAttribute('appid', 'wx0123456789abcdef');
    expect(tag).toHaveAttribute('extinfo', 'shareapp://open?id=a');
    expect(tag).toHaveStyle({ position: 'absolute', width: '100%', height: '100%', minHeight: '44px' });
    expect(tag).toHaveStyle({ zIndex: '1' });
    expect(tag.querySelector('script')).toHaveAttribute('type', 'text/wxtag-template');
    expect(tag.textContent).toBe('<div style="width:120px;height:48px"></div>');
  });

  it('has a minimum size', () => {
    expect(mount({}, { width: 0, height: 0 }).tag.textContent).toBe(
      '<div style="width:44px;height:44px"></div>',
    );
  });

  it('treats hostile text as text', () => {
    const { element, tag } = mount({ extinfo: hostile, appId: hostile });
    expect(tag.getAttribute('extinfo')).toBe(hostile);
    expect(element.querySelectorAll('img')).toHaveLength(0);
    expect(element.querySelectorAll('script')).toHaveLength(1);
  });

  it('reports a launch and a failure', () => {
    const { tag, onLaunch, onError } = mount();
    tag.dispatchEvent(new CustomEvent('launch'));
    expect(onLaunch).toHaveBeenCalledTimes(1);
    expect(onError).not.toHaveBeenCalled();
    tag.dispatchEvent(new CustomEvent('error', { detail: { errMsg: 'launch:fail' } }));
    expect(onError).toHaveBeenCalledTimes(1);
    expect(tag).toBeInTheDocument();
  });

  it('lets taps reach the button until it is ready, and not from then on', () => {
    const { element, tag } = mount();
    const onClick = jest.fn();
    element.addEventListener('click', onClick);
    tag.click();
    expect(onClick).toHaveBeenCalledTimes(1);
    tag.dispatchEvent(new CustomEvent('ready'));
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    tag.dispatchEvent(click);
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(click.defaultPrevented).toBe(true);
  });

  it('removes itself, without an error, when WeChat does not support it', () => {
    const { tag, onError } = mount();
    document.dispatchEvent(new CustomEvent('WeixinOpenTagsError', { detail: { errMsg: 'unsupported' } }));
    expect(tag).not.toBeInTheDocument();
    expect(onError).not.toHaveBeenCalled();
  });

  it('leaves nothing behind when it is removed', () => {
    const { remove, tag, element, onError } = mount();
    remove();
    expect(tag).not.toBeInTheDocument();
    expect(element).toHaveTextContent('打开');
    document.dispatchEvent(new CustomEvent('WeixinOpenTagsError'));
    expect(onError).not.toHaveBeenCalled();
  });
});
