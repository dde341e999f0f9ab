/** Groups the digits of a phone number 3-4-4 (spec §5). */
export const formatPhone = (digits: string): string =>
  [digits.slice(0, 3), digits.slice(3, 7), digits.slice(7)].filter(Boolean).join(' ');
