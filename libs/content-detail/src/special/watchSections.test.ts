import { watchSections } from './watchSections';

const observed: string[] = [];
const disconnect = jest.fn();
let emit: () => void = () => undefined;

const sections = [
  { id: 's-1', title: '最新', groupIds: ['latest', 'map'] },
  { id: 's-2', title: '人物', groupIds: ['people'] },
];

beforeAll(() => {
  document.body.innerHTML = '<i id="group-latest"></i><i id="group-people"></i>';
  globalThis.IntersectionObserver = class {
    constructor(callback: () => void) {
      emit = callback;
    }
    observe({ id }: Element) {
      observed.push(id);
    }
    disconnect = disconnect;
  } as unknown as typeof IntersectionObserver;
});

/** Where the groups begin, in heights of the screen. */
const scrollTo = (latest: number, people: number) => {
  const place = (id: string, top: number) => {
    const group = document.getElementById(id);
    if (group) group.getBoundingClientRect = () => ({ top: top * window.innerHeight }) as DOMRect;
  };
  place('group-latest', latest);
  place('group-people', people);
  emit();
};

test('follows the visitor through the groups that are there, and back above them', () => {
  const onSection = jest.fn();
  const end = watchSections(sections, onSection);
  expect(observed.sort()).toEqual(['group-latest', 'group-people']);
  scrollTo(0.9, 2);
  expect(onSection).toHaveBeenLastCalledWith('s-1');
  scrollTo(-0.8, 0.29);
  expect(onSection).toHaveBeenLastCalledWith('s-2');
  scrollTo(-0.7, 0.39);
  expect(onSection).toHaveBeenLastCalledWith('s-1');
  scrollTo(-3, -1.9);
  expect(onSection).toHaveBeenLastCalledWith('s-2');
  scrollTo(0.9, 2);
  expect(onSection).toHaveBeenLastCalledWith('s-1');
  end?.();
  expect(disconnect).toHaveBeenCalledTimes(1);
});
