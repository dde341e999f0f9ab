import type { ReactNode } from 'react';

/** The rows of a page about tokens, one below the other. */
export const TokenRows = ({ gap = 12, children }: { gap?: number; children: ReactNode }) => (
  <ul style={{ display: 'grid', gap }}>{children}</ul>
);

interface TokenRowProps {
  /** As code writes it (`tokenName`). */
  name: string;
  value: string;
  /** What it looks like. */
  children: ReactNode;
}

/** The name and the value of a token, and a sample of it beside them. */
export const TokenRow = ({ name, value, children }: TokenRowProps) => (
  <li style={{ display: 'grid', gridTemplateColumns: '42% 1fr', gap: 12, alignItems: 'center' }}>
    <p style={{ fontSize: 'var(--text-small)', lineHeight: 1.3 }}>
      {name}
      <span style={{ display: 'block', fontSize: 'var(--text-micro)', color: 'var(--ink-3)' }}>{value}</span>
    </p>
    <div style={{ minWidth: 0 }}>{children}</div>
  </li>
);
