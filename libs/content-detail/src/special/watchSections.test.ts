import { watchSections } from './watchSections';

const observed: string[] = [];
const disconnect = jest.fn();
let emit: (entries: { isIntersecting: boolean; target: { id: string } }[]) => void = () => undefined;

const sections = [
  { id: 's-1', title: '最新', groupIds: ['latest', 'map'] },
  { id: 's-2', title: '人物', groupIds: ['people'] },
];

beforeAll(() => {
  document.body.innerHTML = '<i id="group-latest"></i><i id="group-people"></i>';
  globalThis.IntersectionObserver = class {
    constructor(callback: (entries: never) => void) {
      emit = callback as typeof emit;
    }
    observe({ id }: Element) {
      observed.push(id);
    }
    disconnect = disconnect;
  } as unknown as typeof IntersectionObserver;
});

test('follows the reader through the groups that are there', () => {
  const onSection = jest.fn();
  const end = watchSections(sections, onSection);
  expect(observed).toEqual(['group-latest', 'group-people']);
  emit([
    { isIntersecting: false, target: { id: 'group-latest' } },
    { isIntersecting: true, target: { id: 'group-people' } },
  ]);
  emit([{ isIntersecting: false, target: { id: 'group-people' } }]);
  expect(onSection.mock.calls).toEqual([['s-2']]);
  emit([
    { isIntersecting: true, target: { id: 'group-latest' } },
    { isIntersecting: true, target: { id: 'group-people' } },
  ]);
  expect(onSection).toHaveBeenLastCalledWith('s-2');
  emit([{ isIntersecting: true, target: { id: 'group-latest' } }]);
  expect(onSection).toHaveBeenLastCalledWith('s-1');
  end?.();
  expect(disconnect).toHaveBeenCalledTimes(1);
});
