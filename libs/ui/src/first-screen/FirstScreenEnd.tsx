export const firstScreenId = 'first-screen';

/**
 * Ends the first screen of a page. A browser that can wait (`rel=expect`) paints when it has parsed up to here, so that a slow
 * phone does not show a screen half built and then move it.
 */
export const FirstScreenEnd = () => <template id={firstScreenId} />;
