import { TestPage } from '@share/islands/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { createBusyFeed } from '../../testing/createBusyFeed';
import { createChatServices } from '../../testing/createChatServices';
import { ChatLines } from './ChatLines';

const show = (leftOut: number) =>
  render(
    <TestPage services={createChatServices()}>
      <ChatLines
        scroller={createRef()}
        feed={createBusyFeed(leftOut)}
        sender={{ own: [], send: async () => true, sendAgain: jest.fn(), drop: jest.fn() }}
        variant="list"
      />
    </TestPage>,
  );

const note = () => screen.queryByText(/条消息未显示/);

test('says how many lines of a busy room are not shown, and does not read that out', () => {
  show(576);
  expect(note()).toHaveTextContent('还有 576 条消息未显示');
  expect(note()).toHaveAttribute('aria-live', 'off');
});

test('says nothing in a calm room, nor to visitors who read back', () => {
  show(0);
  expect(note()).not.toBeInTheDocument();
  show(576);
  const logs = screen.getAllByRole('log');
  const log = logs[logs.length - 1]!;
  log.scrollTop = -200;
  act(() => void fireEvent.scroll(log));
  expect(note()).not.toBeInTheDocument();
});
