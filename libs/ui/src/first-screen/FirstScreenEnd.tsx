export const firstScreenId = 'first-screen';

/**
 * Marks the end of a page's first screen. Browsers that support `rel=expect` wait with the first paint until they have parsed
 * this element, so that a slow phone shows no half-built screen that moves afterwards.
 */
export const FirstScreenEnd = () => <template id={firstScreenId} />;
