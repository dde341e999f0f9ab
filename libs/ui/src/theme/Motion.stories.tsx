import type { Meta, StoryObj } from '@storybook/react-vite';
import { type CSSProperties, useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { TokenRow, TokenRows } from '../../testing/foundations/TokenRow';
import { tokenName } from '../../testing/foundations/tokenName';
import { Button } from '../button/Button';
import { tokens } from './tokens';

/**
 * Still by default: only opacity and transform move, once, and only after a tap. `instant` is for a press, `fast` for the state of an icon and
 * a toast, `base` for marks and bars, `sheet` and `leave` for what opens and closes over the page.
 *
 * With reduced motion every duration is 1 ms.
 */
const meta = { title: 'Foundations/Motion' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const distance = 120;

const Dot = ({ isMoved, transition }: { isMoved: boolean; transition: string }) => (
  <div
    style={{
      width: 20,
      height: 20,
      borderRadius: 'var(--radius-pill)',
      background: 'var(--ink-2)',
      transform: isMoved ? `translateX(${distance}px)` : undefined,
      transition,
    }}
  />
);

const { duration, easing } = tokens.motion;

const Durations = () => {
  const [isMoved, setIsMoved] = useState(false);
  return (
    <div style={{ display: 'grid', gap: 20 }}>
      <TokenRows>
        {Object.entries(duration).map(([name, value]) => {
          const property = `--duration-${name}`;
          return (
            <TokenRow key={name} name={tokenName(`motion.duration.${name}`, property)} value={`${value} ms`}>
              <Dot isMoved={isMoved} transition={`transform var(${property}) var(--ease-standard)`} />
            </TokenRow>
          );
        })}
      </TokenRows>
      <Button variant="ghost" onClick={() => setIsMoved(!isMoved)}>
        移动
      </Button>
    </div>
  );
};

export const Duration: Story = {
  render: () => <Durations />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first] = canvas.getAllByRole('listitem');
    await userEvent.click(canvas.getByRole('button', { name: '移动' }));
    await expect(first?.querySelector('[style*="translateX"]')).not.toBeNull();
  },
};

const edge = 96;

/** The curve of `cubic-bezier(x1,y1,x2,y2)` in a square: time to the right, progress upwards. */
const toPath = (curve: string): string => {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = (curve.match(/[\d.]+/g) ?? []).map(Number);
  const at = (x: number, y: number) => `${x * edge} ${(1 - y) * edge}`;
  return `M${at(0, 0)}C${at(x1, y1)} ${at(x2, y2)} ${at(1, 1)}`;
};

const curveStyle: CSSProperties = { overflow: 'visible', borderLeft: '1px solid', borderBottom: '1px solid' };

/** Time to the right, progress upwards. */
export const Easing: Story = {
  render: () => (
    <TokenRows gap={28}>
      {Object.entries(easing).map(([name, curve]) => (
        <TokenRow key={name} name={tokenName(`motion.easing.${name}`, `--ease-${name}`)} value={curve}>
          <svg
            aria-hidden="true"
            width={edge}
            height={edge}
            style={{ ...curveStyle, color: 'var(--control)' }}
          >
            <path d={toPath(curve)} fill="none" stroke="var(--ink-2)" strokeWidth="2" />
          </svg>
        </TokenRow>
      ))}
    </TokenRows>
  ),
};
