import { render, screen } from '@testing-library/react';
import { StickyHeader } from './StickyHeader';

const root = document.documentElement;
const heightFor = (
  header: React.ReactNode,
  marks: Record<string, string> = {},
  bar: 'masthead' | 'pinned' | 'overlay' = 'masthead',
) => {
  for (const [name, value] of Object.entries(marks)) root.setAttribute(name, value);
  const { unmount } = render(
    <>
      <StickyHeader bar={bar}>{header}</StickyHeader>
      <main />
    </>,
  );
  const height = getComputedStyle(screen.getByRole('main')).getPropertyValue('--masthead-height');
  for (const name of Object.keys(marks)) root.removeAttribute(name);
  unmount();
  return height;
};

test.each<[string, React.ReactNode, Record<string, string>, 'masthead' | 'pinned' | 'overlay', string]>([
  ['a masthead', <header key="bar" />, {}, 'masthead', '52px'],
  ['a masthead in the elder mode', <header key="bar" />, { 'data-size': 'elder' }, 'masthead', '64px'],
  ['a masthead over the largest text', <header key="bar" />, { 'data-size': 'max' }, 'masthead', '64px'],
  [
    'a mini program in the elder mode',
    <header key="bar" />,
    { 'data-env': 'mini-program', 'data-size': 'elder' },
    'masthead',
    '0px',
  ],
  ['a mini program, which hides it', <header key="bar" />, { 'data-env': 'mini-program' }, 'masthead', '0px'],
  ['a preview in a mini program', <header key="bar" />, { 'data-env': 'mini-program' }, 'pinned', '52px'],
  ['a header that lies on the page', <header key="bar" />, {}, 'overlay', '0px'],
  ['a page without any', undefined, {}, 'masthead', ''],
])('sets the height of the bar for what follows it: %s', (_name, header, marks, bar, height) => {
  expect(heightFor(header, marks, bar)).toBe(height);
});
