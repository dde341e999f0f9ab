const units = [
  { name: '天', seconds: 86_400 },
  { name: '时', seconds: 3_600 },
  { name: '分', seconds: 60 },
  { name: '秒', seconds: 1 },
] as const;

export interface CountdownPart {
  name: string;
  /** At least two digits. */
  digits: string;
}

/** Days, when there are any, hours, minutes and seconds until a moment in seconds; all zero when it has passed. @param now milliseconds */
export const toCountdown = (at: number, now: number): CountdownPart[] => {
  let left = Math.max(0, Math.ceil(at - now / 1000));
  return units.slice(left < units[0].seconds ? 1 : 0).map(({ name, seconds }) => {
    const count = Math.floor(left / seconds);
    left -= count * seconds;
    return { name, digits: String(count).padStart(2, '0') };
  });
};
