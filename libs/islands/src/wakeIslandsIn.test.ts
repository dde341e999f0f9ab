import { wakeIslandsIn } from './wakeIslandsIn';

test('islands below the element wake, others do not', () => {
  document.body.innerHTML =
    '<main><div data-island="hot"></div><p><b data-island="comments"></b></p></main><div data-island="masthead"></div>';
  const woken: string[] = [];
  document.documentElement.addEventListener('share:wake', (event) => {
    woken.push((event as CustomEvent<{ name: string }>).detail.name);
  });
  wakeIslandsIn(document.querySelector('aside'));
  expect(woken).toEqual([]);
  wakeIslandsIn(document.querySelector('main'));
  expect(woken).toEqual(['hot', 'comments']);
});
