/** Id of the style element of a page, which the server fills and the browser reads. */
export const pageStylesId = 'styles';
