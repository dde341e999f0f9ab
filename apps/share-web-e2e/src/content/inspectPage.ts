/** Faults of the pictures and words of the page it runs in, one sentence each. */
export const inspectPage = (): string[] => {
  const problems: string[] = [];
  const root = document.documentElement;
  if (root.scrollWidth > innerWidth)
    problems.push(`the page is ${root.scrollWidth} px wide of ${innerWidth}`);

  const body = document.querySelector('[data-article-body]');
  const column = body?.getBoundingClientRect().width ?? 0;
  for (const image of body?.querySelectorAll('img') ?? []) {
    const { width, height } = image.getBoundingClientRect();
    const name = image.alt || image.currentSrc;
    if (width === 0 || height === 0) continue;
    if (width > column + 1) problems.push(`${name} is ${width} px wide in a column of ${column}`);
    if (!image.complete || image.naturalWidth === 0 || 'failed' in image.dataset) continue;
    const ratio = width / height / (image.naturalWidth / image.naturalHeight);
    const isWhole = ratio > 0.97 && ratio < 1.03;
    if (!isWhole)
      problems.push(`${name}, ${image.naturalWidth}×${image.naturalHeight}, has a box of ${width}×${height}`);
  }

  const head = [...document.head.querySelectorAll('title, meta[content], script[type="application/ld+json"]')]
    .map((element) => element.getAttribute('content') ?? element.textContent)
    .join('\n');
  const words = /\bundefined\b|\bNaN\b|\bnull\b|\[object|Invalid Date|\uFFFD|58\d{3}-\d\d|1970-01-01|1970年/;
  const lone = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;
  for (const [place, text] of [
    ['page', document.body.innerText],
    ['head', head],
    [
      'names',
      [...document.querySelectorAll('[alt], [aria-label], [title]')]
        .map((each) =>
          `${each.getAttribute('alt')} ${each.getAttribute('aria-label') ?? ''}`.replace(/^null /, ''),
        )
        .join('\n'),
    ],
  ] as const) {
    const found = words.exec(text)?.[0] ?? (lone.test(text) ? 'half of a character' : undefined);
    if (found !== undefined) problems.push(`the ${place} says ${found}`);
  }
  return problems;
};
