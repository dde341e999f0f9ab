/** The choices of a visitor with their values, the usual one first: it has no mark. Apart from the contract, which every page loads first. */
export const choices = {
  size: ['standard', 'large', 'elder', 'max'],
  theme: ['system', 'light', 'dark'],
} as const;

export type ChoiceName = keyof typeof choices;
