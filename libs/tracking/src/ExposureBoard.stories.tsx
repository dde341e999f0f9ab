import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { observeClicks } from './observeClicks';
import { observeExposure } from './observeExposure';
import type { ReportEvent } from './TrackingEvent';

/** Cards, and above them what is reported: each once, when the whole card is in view, and a tap on it. */
const ExposureBoard = ({ cards }: { cards: number }) => {
  const list = useRef<HTMLUListElement>(null);
  const [events, setEvents] = useState<string[]>([]);
  useEffect(() => {
    const scope = list.current;
    if (!scope) return undefined;
    const report: ReportEvent = (behavior, { ids = [] } = {}) =>
      setEvents((before) => [...before, `${behavior} ${ids.join('|')}`]);
    const stopExposure = observeExposure({ report, scope });
    const stopClicks = observeClicks(document, report);
    return () => {
      stopExposure();
      stopClicks();
    };
  }, []);
  return (
    <>
      <ol
        aria-label="上报的事件"
        tabIndex={0}
        style={{
          position: 'sticky',
          top: 0,
          height: 132,
          overflow: 'auto',
          background: 'var(--sunken)',
          fontFamily: 'monospace',
        }}
      >
        {events.map((event, index) => (
          <li key={index}>{event}</li>
        ))}
      </ol>
      <ul ref={list}>
        {Array.from({ length: cards }, (_, index) => (
          <li key={index} style={{ height: 220, borderTop: '1px solid var(--line)' }}>
            <a
              href={`#card-${index + 1}`}
              data-exposure={`card-${index + 1}`}
              style={{ display: 'block', height: 200, paddingTop: 20 }}
            >
              卡片 {index + 1}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
};

const meta = {
  title: 'ExposureBoard',
  component: ExposureBoard,
  tags: ['no-picture'],
  args: { cards: 8 },
} satisfies Meta<typeof ExposureBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Scrolled: Story = {
  play: async ({ canvasElement }) => {
    const board = within(canvasElement).getByRole('list', { name: '上报的事件' });
    await waitFor(() => expect(board).toHaveTextContent(/^exposure card-1/));
    await expect(board).not.toHaveTextContent('card-8');
    canvasElement.querySelector('[data-exposure=card-8]')?.scrollIntoView();
    await waitFor(() => expect(board).toHaveTextContent('card-8'));
  },
};
