/** Reads a switch of unknown type (R50): `true`, `1`, `'1'` and `'true'` are on, everything else is off. */
export const isOn = (value: unknown): boolean => {
  if (typeof value === 'string') return /^(?:1|true)$/i.test(value.trim());
  return value === true || value === 1;
};
