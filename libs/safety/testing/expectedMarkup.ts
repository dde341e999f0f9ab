/**
 * The contents allowed in sanitised markup, deliberately written a second time: the unit and browser tests compare against this list,
 * so that a rule added to the sanitiser by mistake fails.
 */
export const expectedMarkup = {
  elements:
    'p br hr h1 h2 h3 h4 h5 h6 strong em b i u s del ins sub sup mark small cite blockquote pre code ul ol li dl dt dd a img ' +
    'figure figcaption table caption colgroup col thead tbody tfoot tr th td div span section article video audio ' +
    'source ruby rt rp abbr time',
  attributes:
    'title lang dir style href src poster alt width height colspan rowspan scope start reversed value controls ' +
    'preload playsinline type datetime span rel loading decoding referrerpolicy data-unsized data-inline data-omitted ' +
    'data-embed id tabindex',
  href: '^(?:https?://[^@]*$|https?://[^/?#@]+[/?#]|/(?![/\\\\])|tel:[+0-9*-]+$|mailto:[^?]+$|#body-[^\\s#"\'<>`=&]+$)',
  src: '^(?:https://[^@]*$|https://[^/?#@]+[/?#]|/(?![/\\\\])|data:image/(?:png|jpeg|gif|webp);base64,[A-Za-z0-9+/]+={0,2}$)',
  id: '^body-[^\\s]+$',
  style:
    '^(?:(?:width:[0-9]{1,3}%(?:;|$))|(?:text-align|text-indent|font-weight|font-style|color|font-size|line-height|list-style-type|text-decoration):[a-z0-9#., *()-]+(?:;|$))+$',
} as const;
