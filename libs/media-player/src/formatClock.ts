const twoDigits = (n: number): string => String(n).padStart(2, '0');

const partsOf = (seconds: number) => {
  const whole = Number.isFinite(seconds) && seconds > 0 ? Math.floor(seconds) : 0;
  return { hours: Math.floor(whole / 3600), minutes: Math.floor(whole / 60) % 60, rest: whole % 60 };
};

/** A length or position, `03:42` or `1:03:42`. Invalid `seconds` give `00:00`. */
export const formatClock = (seconds: number): string => {
  const { hours, minutes, rest } = partsOf(seconds);
  const short = `${twoDigits(minutes)}:${twoDigits(rest)}`;
  return hours > 0 ? `${hours}:${short}` : short;
};

/** The same for screen readers, `3分42秒`. */
export const speakClock = (seconds: number): string => {
  const { hours, minutes, rest } = partsOf(seconds);
  return `${hours > 0 ? `${hours}小时` : ''}${hours + minutes > 0 ? `${minutes}分` : ''}${rest}秒`;
};

/** Speeds a visitor may choose. */
const rates = [0.75, 1, 1.25, 1.5, 2];

/** The speed after this one, from the fastest back to the slowest. */
export const nextRate = (rate: number): number => rates[(rates.indexOf(rate) + 1) % rates.length] ?? 1;
