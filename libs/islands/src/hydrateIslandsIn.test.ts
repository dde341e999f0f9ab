import { startPageScript } from '@share/environment/testing';
import { hydrateIslandsIn } from './hydrateIslandsIn';

test('islands below the element hydrate, others do not', () => {
  document.body.innerHTML =
    '<main><div data-island="hot"></div><p><b data-island="comments"></b></p></main><div data-island="masthead"></div>';
  const woken: string[] = [];
  startPageScript().on('hydrate', ({ name }) => woken.push(name));
  hydrateIslandsIn(document.querySelector('aside'));
  expect(woken).toEqual([]);
  hydrateIslandsIn(document.querySelector('main'));
  expect(woken).toEqual(['hot', 'comments']);
});
