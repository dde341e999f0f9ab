/** Where the summers of 1986 to 1991 begin and end, in hours since 1970. */
const summers = [
  143202, 146393, 151434, 155129, 160338, 163865, 169074, 172769, 177810, 181505, 186546, 190241,
];

const isSummer = (seconds: number): boolean =>
  summers.filter((hour) => hour <= seconds / 3600).length % 2 === 1;

/**
 * Seconds by which clocks in Shanghai are ahead of UTC: eight hours, and nine in the summers of 1986 to 1991. A table instead of `Intl`,
 * so that server and browsers agree, whatever zones they know.
 * @param seconds since 1970
 */
export const shanghaiOffset = (seconds: number): number => (isSummer(seconds) ? 32_400 : 28_800);

/** A date whose UTC getters give the time in Shanghai; undefined for an invalid time. `seconds` since 1970. */
export const toShanghaiDate = (seconds: number): Date | undefined => {
  const date = new Date((seconds + shanghaiOffset(seconds)) * 1000);
  return Number.isNaN(date.getTime()) ? undefined : date;
};
