type Channels = readonly [red: number, green: number, blue: number];

const names: ReadonlyMap<string, string> = new Map([
  ['red', '#ff0000'],
  ['maroon', '#800000'],
  ['orange', '#ffa500'],
  ['yellow', '#ffff00'],
  ['olive', '#808000'],
  ['lime', '#00ff00'],
  ['green', '#008000'],
  ['aqua', '#00ffff'],
  ['teal', '#008080'],
  ['blue', '#0000ff'],
  ['navy', '#000080'],
  ['fuchsia', '#ff00ff'],
  ['purple', '#800080'],
]);

const hexColor = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/;
const rgbColor = /^rgba?\( ?(\d{1,3}) ?, ?(\d{1,3}) ?, ?(\d{1,3}) ?(?:, ?(?:0|1|0?\.\d{1,3}) ?)?\)$/;
/** The declarations this module writes. */
const bothAppearances = /^var\(--if-light,(#[0-9a-f]{6})\) var\(--if-dark,(#[0-9a-f]{6})\)$/;

const toChannels = (value: string): Channels | undefined => {
  const hex = (names.get(value) ?? value).replace(/^#([0-9a-f])([0-9a-f])([0-9a-f])$/, '#$1$1$2$2$3$3');
  const base = hexColor.test(hex) ? 16 : 10;
  const [, ...channels] = hexColor.exec(hex) ?? rgbColor.exec(hex) ?? [];
  const [red, green, blue] = channels.map((channel) => Math.min(255, parseInt(channel, base)));
  return red === undefined || green === undefined || blue === undefined ? undefined : [red, green, blue];
};

const toHex = (channels: Channels) =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

const eachOf = ([red, green, blue]: Channels, change: (channel: number) => number): Channels => [
  change(red),
  change(green),
  change(blue),
];

/** Relative luminance (WCAG 2). */
const luminanceOf = (channels: Channels): number => {
  const [red, green, blue] = eachOf(channels, (channel) => {
    const share = channel / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const minContrast = 4.5;
/** The ground of an article, in each appearance, that is nearest to the colour of its text. */
const lightGround = luminanceOf([0xf3, 0xf2, 0xee]);
const darkGround = luminanceOf([0x23, 0x23, 0x27]);

const isDarkEnough = (color: Channels) => lightGround + 0.05 >= minContrast * (luminanceOf(color) + 0.05);
const isLightEnough = (color: Channels) => luminanceOf(color) + 0.05 >= minContrast * (darkGround + 0.05);

/** Moves a colour towards black or white until it can be read. */
const moveTo = (end: 0 | 255, color: Channels, isReadable: (color: Channels) => boolean): string => {
  let moved = color;
  for (let share = 0.05; !isReadable(moved) && share <= 1; share += 0.05) {
    moved = eachOf(color, (channel) => Math.round(channel + (end - channel) * share));
  }
  return toHex(moved);
};

const forBoth = (light: Channels, dark: Channels) =>
  `var(--if-light,${moveTo(0, light, isDarkEnough)}) var(--if-dark,${moveTo(255, dark, isLightEnough)})`;

/** Below this difference of its channels a colour is a grey. */
const leastChroma = 32;

/**
 * The colour of a text in an article, as `color` of both appearances: moved until it has a contrast of 4.5. The page defines
 * `--if-light` and `--if-dark` (`themeCss`), of which one lets its fallback through and the other is empty.
 * @returns null for what is no colour, and for greys, which follow the appearance like other text.
 */
export const readableColor = (value: string): string | null => {
  const [, ownLight = '', ownDark = ''] = bothAppearances.exec(value) ?? [];
  const [light, dark] = [toChannels(ownLight), toChannels(ownDark)];
  if (light && dark) return forBoth(light, dark);
  const color = toChannels(value);
  if (!color || Math.max(...color) - Math.min(...color) < leastChroma) return null;
  return forBoth(color, color);
};
