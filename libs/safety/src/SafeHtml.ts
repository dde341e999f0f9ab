declare const safeHtmlBrand: unique symbol;

/**
 * Markup that went through the sanitiser. The brand is not exported, so only `sanitizeHtml` of `@share/safety/server` can
 * create one; everything that writes markup into the page requires this type.
 */
export type SafeHtml = string & { readonly [safeHtmlBrand]: true };
