import { coverOpenApp } from './coverOpenApp';

const observed = new Set<Element>();
let report: (targets: Element[]) => void;

class FakeResizeObserver {
  constructor(onResize: (entries: { target: Element }[]) => void) {
    report = (targets) => onResize(targets.map((target) => ({ target })));
  }
  observe = (target: Element) => void observed.add(target);
}

const setWidth = (control: Element, width: number) => {
  Object.defineProperty(control, 'offsetWidth', { value: width, configurable: true });
  report([control]);
};

const start = () => {
  document.body.innerHTML = '<a data-open-app="">打开</a><a>回首页</a>';
  const uncover = jest.fn();
  const cover = jest.fn((_: HTMLElement) => uncover);
  coverOpenApp(document, cover);
  return { control: document.querySelector('[data-open-app]')!, cover, uncover };
};

beforeEach(() => {
  observed.clear();
  Object.assign(window, { ResizeObserver: FakeResizeObserver });
});

test('covers a control when it has a size, anew when that changes, and not while it is hidden', () => {
  const { control, cover, uncover } = start();
  expect([...observed]).toEqual([control]);
  setWidth(control, 0);
  expect(cover).not.toHaveBeenCalled();
  setWidth(control, 54);
  expect(cover.mock.calls).toEqual([[control]]);
  setWidth(control, 80);
  expect(cover).toHaveBeenCalledTimes(2);
  expect(uncover).toHaveBeenCalledTimes(1);
  setWidth(control, 0);
  expect(cover).toHaveBeenCalledTimes(2);
  expect(uncover).toHaveBeenCalledTimes(2);
});

test('finds what comes later, each once', async () => {
  const { control } = start();
  const dialog = document.createElement('dialog');
  dialog.innerHTML = '<a data-open-app="">立即前往</a>';
  document.body.append(dialog);
  await Promise.resolve();
  expect([...observed]).toEqual([control, dialog.firstElementChild]);
});

test('leaves a panel of the document alone until its code is there', async () => {
  const { control } = start();
  const island = document.createElement('div');
  island.setAttribute('data-island', 'navigation');
  island.innerHTML = '<dialog><a data-open-app="">打开</a></dialog>';
  document.body.append(island);
  await Promise.resolve();
  expect([...observed]).toEqual([control]);
  island.setAttribute('data-ready', '');
  await Promise.resolve();
  expect([...observed]).toEqual([control, island.querySelector('a')]);
});
