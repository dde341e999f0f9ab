import { render, screen } from '@testing-library/react';
import { StickyHeader } from './StickyHeader';

const root = document.documentElement;
const heightFor = (header: React.ReactNode, marks: Record<string, string> = {}, isPinned = false) => {
  for (const [name, value] of Object.entries(marks)) root.setAttribute(name, value);
  const { unmount } = render(
    <>
      <StickyHeader isPinned={isPinned}>{header}</StickyHeader>
      <main />
    </>,
  );
  const height = getComputedStyle(screen.getByRole('main')).getPropertyValue('--masthead-height');
  for (const name of Object.keys(marks)) root.removeAttribute(name);
  unmount();
  return height;
};

test.each([
  ['a masthead', <header key="bar" />, {}, false, '52px'],
  ['a masthead in the elder mode', <header key="bar" />, { 'data-size': 'elder' }, false, '64px'],
  ['a mini program, which hides it', <header key="bar" />, { 'data-env': 'mini-program' }, false, '0px'],
  ['a preview in a mini program', <header key="bar" />, { 'data-env': 'mini-program' }, true, '52px'],
  ['a page without any', undefined, {}, false, ''],
])('sets the height of the bar for what follows it: %s', (_name, bar, marks, isPinned, height) => {
  expect(heightFor(bar, marks, isPinned)).toBe(height);
});
