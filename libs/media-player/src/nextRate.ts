/** Speeds a reader may choose. */
const rates = [0.75, 1, 1.25, 1.5, 2];

/** The speed after this one, from the fastest back to the slowest. */
export const nextRate = (rate: number): number => rates[(rates.indexOf(rate) + 1) % rates.length] ?? 1;
