/**
 * What sanitised markup may contain, deliberately written a second time: the unit and browser tests compare against this list,
 * so that a rule added to the sanitiser by mistake fails.
 */
export const expectedMarkup = {
  elements:
    'p br hr h1 h2 h3 h4 h5 h6 strong em b i u s del ins sub sup mark small cite blockquote pre code ul ol li dl dt dd a img ' +
    'figure figcaption table caption colgroup col thead tbody tfoot tr th td div span section article video audio ' +
    'source ruby rt rp abbr time',
  attributes:
    'title lang dir style href src poster alt width height colspan rowspan scope start reversed value controls ' +
    'preload playsinline type datetime span rel loading decoding referrerpolicy data-unsized tabindex',
  href: '^(?:https?://[^@]*$|https?://[^/?#@]+[/?#]|/(?![/\\\\])|tel:[+0-9*-]+$|mailto:[^?]+$)',
  src: '^(?:https://[^@]*$|https://[^/?#@]+[/?#]|/(?![/\\\\]))',
  style:
    '^(?:(?:text-align|text-indent|font-weight|font-style|color|font-size|line-height|text-decoration):[a-z0-9#., *()-]+(?:;|$))+$',
} as const;
