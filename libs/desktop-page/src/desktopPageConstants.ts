/** Message of the desktop page to the page in its iframe: from now on it listens for `changeRoute`. */
export const readsChangeRoute = 'readsChangeRoute';
