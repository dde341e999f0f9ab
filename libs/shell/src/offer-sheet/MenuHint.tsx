import { Drawing } from './MenuHint.styles';

/** A page with ··· in its upper right corner, and an arrow to it. */
export const MenuHint = () => (
  <Drawing
    viewBox="0 0 160 120"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d="M22 116V22a14 14 0 0 1 14-14h88a14 14 0 0 1 14 14v94" opacity=".55" />
    <path d="M22 42h116M38 26h30M38 60h30M38 74h22M38 88h26" opacity=".35" />
    <path d="M110 17h12a8 8 0 0 1 0 16h-12a8 8 0 0 1 0-16z" />
    <path d="M109 25h.01M116 25h.01M123 25h.01" strokeWidth="3" />
    <path d="M78 100c24-2 38-18 39-52M109 57l8-10 8 10" stroke="var(--accent-graphic)" strokeWidth="2" />
  </Drawing>
);
