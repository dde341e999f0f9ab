import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useStore } from 'zustand/react';
import { PageRoot } from './PageRoot';
import { useSharedStore } from './useSharedStore';

const Counter = ({ name }: { name: string }) => {
  const store = useSharedStore(name, () => 0);
  const count = useStore(store);
  return <button onClick={() => store.setState(count + 1, true)}>{`${name} ${count}`}</button>;
};

const show = (services: object, name: string) =>
  render(
    <PageRoot services={services}>
      <Counter name={name} />
    </PageRoot>,
  );

test('two roots of a page share a store by its name; another page has its own', async () => {
  const services = {};
  show(services, 'likes');
  show(services, 'likes');
  show(services, 'views');
  show({ ...services }, 'likes');
  await userEvent.click(screen.getAllByRole('button')[0]!);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'likes 1',
    'likes 1',
    'views 0',
    'likes 0',
  ]);
});

test('a component that uses services outside of a page says what is missing', () => {
  jest.spyOn(console, 'error').mockReturnValue(undefined);
  expect(() => render(<Counter name="likes" />)).toThrow('<PageRoot>');
});
