import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Tabs } from './Tabs';

const items = [
  { id: 'chat', label: '聊天' },
  { id: 'pictures', label: '图文' },
  { id: 'about', label: '简介' },
];

const Views = () => {
  const [selected, setSelected] = useState('chat');
  return (
    <>
      <Tabs label="直播间" items={items} selected={selected} onSelect={setSelected} panelId="view" />
      <div id="view" role="tabpanel" aria-labelledby={`${selected}-tab`} />
    </>
  );
};

test('shows which tab is selected and selects another', async () => {
  render(<Views />);
  expect(screen.getByRole('tablist', { name: '直播间' })).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: '聊天', selected: true })).toHaveAttribute('aria-controls', 'view');
  await userEvent.click(screen.getByRole('tab', { name: '图文' }));
  expect(screen.getByRole('tab', { name: '图文', selected: true })).toBeInTheDocument();
  expect(screen.getByRole('tabpanel', { name: '图文' })).toBeInTheDocument();
});

test.each([
  ['{ArrowRight}', '图文'],
  ['{ArrowLeft}', '简介'],
  ['{End}', '简介'],
  ['{End}{Home}', '聊天'],
  ['{ArrowRight}{ArrowRight}{ArrowRight}', '聊天'],
])('%s selects %s and takes the focus there', async (keys, name) => {
  render(<Views />);
  await userEvent.tab();
  await userEvent.keyboard(keys);
  expect(screen.getByRole('tab', { name, selected: true })).toHaveFocus();
});

test('is one tab stop', async () => {
  render(<Views />);
  await userEvent.tab();
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});

test('tabs with addresses are links', () => {
  const pages = items.map((item) => ({ ...item, href: `/${item.id}` }));
  render(<Tabs label="频道" items={pages} selected="about" />);
  expect(screen.getByRole('navigation', { name: '频道' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '聊天' })).toHaveAttribute('href', '/chat');
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('简介');
});

test('scrolls the selected tab to the middle of the bar', () => {
  const sized = (name: string, value: number) =>
    jest.spyOn(HTMLElement.prototype, name as 'offsetLeft', 'get').mockReturnValue(value);
  sized('offsetLeft', 400);
  sized('offsetWidth', 60);
  jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(320);
  render(<Tabs label="频道" items={items} selected="about" />);
  expect(screen.getByRole('tablist').scrollLeft).toBe(270);
  jest.restoreAllMocks();
});

test('without a selected tab the first one takes the focus', async () => {
  render(<Tabs label="直播间" items={items} selected="gone" />);
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: '聊天' })).toHaveFocus();
});
