import { deriveAccent } from './deriveAccent';
import { tokens } from './tokens';

const { color, font, motion, radius, scale, shadow, size, space, type, z } = tokens;

const declare = (values: Record<string, string | number>) =>
  Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');

const px = (values: Record<string, number>, prefix: string): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}-${name}`, `${value}px`]));

/**
 * For `var(--if-light,…) var(--if-dark,…)`: an undefined property lets its fallback through, an empty one adds nothing.
 */
const choose = (appearance: 'light' | 'dark') =>
  appearance === 'light' ? '--if-light:initial;--if-dark: ' : '--if-light: ;--if-dark:initial';

const coloursOf = (themeColour: string, appearance: 'light' | 'dark'): Record<string, string> => ({
  ...color[appearance],
  ...deriveAccent(themeColour)[appearance],
  shadow: shadow[appearance],
});

const declareAppearance = (appearance: 'light' | 'dark', colours: Record<string, string>): string =>
  `color-scheme:${appearance};${declare(colours)};${choose(appearance)}`;

const milliseconds = (values: Record<string, number>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`duration-${name}`, `${value}ms`]));

const uiSizes = ['title', 'heading', 'card', 'button', 'ui', 'label', 'small', 'micro', 'nano'] as const;

/** Other texts of an article grow less than its body: by this share of the growth of `--reading`. */
const readingShares = [
  ['display', 0.5],
  ['subheading', 0.8],
  ['lead', 0.7],
  ['comment', 0.7],
] as const;

const textSizes = Object.fromEntries([
  ...uiSizes.map((name) => [`text-${name}`, `calc(${type[name].size}px*var(--ui))`]),
  ['text-body', `calc(${type.body.size}px*var(--reading))`],
  ...readingShares.map(([name, share]) => [
    `text-${name}`,
    `calc(${type[name].size}px*(1 + (var(--reading) - 1)*${share}))`,
  ]),
]) as Record<string, string>;

/* Not 1 ms: the browser's compositor would draw such an animation, and has left a panel at its first picture, invisible. */
const reducedDurations = declare(milliseconds({ instant: 0, fast: 0, base: 0, sheet: 0, leave: 0 }));

const measures = declare({
  badge: color.overMedia.badge,
  glass: color.overMedia.glass,
  reading: scale.standard.reading,
  ui: scale.standard.ui,
  ...textSizes,
  gutter: `${space.gutter}px`,
  target: `${size.target}px`,
  'safe-bottom': 'env(safe-area-inset-bottom,0px)',
  ...px(radius, 'radius'),
  'z-sticky': z.sticky,
  'z-watermark': z.watermark,
  'z-bar': z.bar,
  'z-progress': z.progress,
  'z-scrim': z.scrim,
  'z-overlay': z.overlay,
  'z-toast': z.toast,
  ...milliseconds(motion.duration),
  'ease-standard': motion.easing.standard,
  'ease-enter': motion.easing.enter,
  'ease-leave': motion.easing.leave,
});

const { large, elder, max } = scale;
const sizes = [
  `:root[data-size=large]{${declare({ reading: large.reading, ui: large.ui })}}`,
  `:root[data-size=elder],:root[data-size=max]{${declare({
    reading: elder.reading,
    ui: elder.ui,
    target: `${elder.minTarget}px`,
  })}}`,
  `:root[data-size=max]{${declare({ reading: max.reading, ui: max.ui })}}`,
].join('');

const reset = [
  '*,::before,::after{box-sizing:border-box}',
  '*{margin:0;padding:0}',
  `body{font-family:${font.family.replaceAll(', ', ',')};font-size:var(--text-ui);line-height:1.5;color:var(--ink);background:var(--paper);`,
  'font-variant-numeric:tabular-nums;word-break:break-word;-webkit-font-smoothing:antialiased;',
  '-webkit-tap-highlight-color:transparent}',
  'h1,h2,h3,h4{font-size:inherit;font-weight:600;text-wrap:balance}b,strong{font-weight:600}p{text-wrap:pretty}',
  // A name or title that runs from right to left does not reverse the text beside it.
  'a,b,span,strong,time{unicode-bidi:isolate}h1,h2,h3{unicode-bidi:plaintext}',
  'ul,ol{list-style:none}a{color:inherit;text-decoration:none}em,cite,i{font-style:normal}',
  'button,input,textarea,select{font:inherit;color:inherit;background:none;border:0;border-radius:0}',
  'button{cursor:pointer;touch-action:manipulation}',
  'img,svg,video,iframe{display:block;max-width:100%;border:0}img,video{height:auto}svg{flex:none}',
  // Browsers without dialogs would show them.
  '[hidden]{display:none!important}dialog:not([open]){display:none}',
].join('');

const states = [
  ':focus:not(:focus-visible){outline:0}:focus-visible{outline:2px solid var(--ink);outline-offset:2px}',
  // Weaker than every class, so that a shape of its own stays.
  'a:where(:focus-visible),button:where(:focus-visible){border-radius:var(--radius-m)}',
  '[data-tapped]{opacity:.7}',
  '.visually-hidden{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}',
].join('');

/** Controls over full-bleed media are dark in both appearances, on black paper, and use the unchanged accent. */
const onMedia = '[data-ground=dark]{--paper:var(--canvas);--accent-text:var(--accent);color:var(--ink)}';

const dimmed = (root: string) =>
  `${root} [data-picture] img,${root} [data-article-body] img{filter:brightness(.88)}`;

const follow = ':root:not([data-theme=light])';
const chosen = ':root[data-theme=dark]';

const makeThemeCss = (themeColour: string): string => {
  const light = coloursOf(themeColour, 'light');
  // What is the same in both is inherited.
  const different = Object.entries(coloursOf(themeColour, 'dark')).filter(
    ([name, value]) => value !== light[name],
  );
  const dark = declareAppearance('dark', Object.fromEntries(different));
  return [
    reset,
    `:root{${declareAppearance('light', light)};${measures}}`,
    `@media (prefers-color-scheme:dark){${follow}{${dark}}${dimmed(follow)}}`,
    `[data-ground=dark],${chosen}{${dark}}${onMedia}${dimmed(chosen)}`,
    sizes,
    '@media (max-width:359px){:root{--gutter:16px}}',
    states,
    `@media (prefers-reduced-motion:reduce){:root{${reducedDurations}}*{scroll-behavior:auto!important}}`,
  ].join('');
};

/** A site has one theme colour, or the few that its platform changes between; and some kinds of pages. */
const maxEntries = 64;
const cache = new Map<string, string>();

const declared = /(--[\w-]+):[^;}]*;?/g;

/**
 * The complete global style sheet of a page, in one string to inline in its head: reset, custom properties of both
 * appearances and of the text sizes, focus ring, shared states.
 *
 * The appearance follows the system unless `<html data-theme="light|dark">` chooses; the text size is
 * `<html data-size="large|elder|max">`. `text-size-adjust` is not set, because in-app
 * browsers use it for their own text-size menu. Inside `data-ground="dark"` the colours are dark in both appearances.
 * @param themeColour `#RGB` or `#RRGGBB`; anything else gives `#FF4A26`
 * @param without names of properties that nothing uses before the style sheet of the page declares them (`laterTheme.css`)
 */
export const themeCss = (themeColour: string, without: readonly string[] = []): string => {
  const key = [themeColour, ...without].join(' ');
  const known = cache.get(key);
  if (known !== undefined) return known;
  const css = makeThemeCss(themeColour).replace(declared, (declaration, name: string) =>
    without.includes(name) ? '' : declaration,
  );
  if (cache.size >= maxEntries) cache.clear();
  cache.set(key, css);
  return css;
};
