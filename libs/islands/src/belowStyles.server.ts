/** In the head of a document: content below the first screen (`BelowFirstScreen`) has no rules yet. */
export const hidesBelow = '[data-below]{display:none}';

/** Behind the whole style sheet, which the parser waits for: they are there, or will not come. */
export const showsBelow = '[data-below]{display:block}';
