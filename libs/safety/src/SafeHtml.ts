declare const safeHtmlBrand: unique symbol;

/**
 * Markup that went through the sanitiser. The brand is not exported, so `sanitizeHtml` of `@share/safety/server`
 * is the only place that makes one; everything that writes markup into the page asks for this type.
 */
export type SafeHtml = string & { readonly [safeHtmlBrand]: true };
