import { renderToString } from 'react-dom/server';
import { Island } from './Island';
import { PageRoot } from './PageRoot';

declare module './IslandTable' {
  interface IslandTable {
    title: { text: string };
  }
}

const Title = ({ text }: { text: string }) => <h2>{text}</h2>;
const Count = ({ count }: { count: number }) => <b>{count}</b>;

test('puts markup and data side by side', () => {
  const island = <Island name="title" Component={Title} data={{ text: '湿地' }} />;
  expect(renderToString(<PageRoot services={{}}>{island}</PageRoot>)).toBe(
    '<div data-island="title"><h2>湿地</h2></div><script type="application/json">{"text":"湿地"}</script>',
  );
});

test('what does not fit the table does not compile', () => {
  const islands = () => [
    // @ts-expect-error no island has this name
    <Island key={1} name="titel" Component={Title} data={{ text: '' }} />,
    // @ts-expect-error the data lacks a prop
    <Island key={2} name="title" Component={Title} data={{}} />,
    // @ts-expect-error a prop of another type
    <Island key={3} name="title" Component={Title} data={{ text: 1 }} />,
    // @ts-expect-error a component of another island
    <Island key={4} name="title" Component={Count} data={{ text: '' }} />,
  ];
  expect(islands).toBeInstanceOf(Function);
});
