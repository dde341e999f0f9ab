const maxLength = 4_096;
const maxParameters = 64;

/** Where the first parameters of a query end that are within both bounds. */
const endOf = (search: string): number => {
  let end = 0;
  for (let count = 0; count < maxParameters; count += 1) {
    const next = search.indexOf('&', end + 1);
    if (next < 0 ? search.length > maxLength : next > maxLength) return end;
    if (next < 0) return search.length;
    end = next;
  }
  return end;
};

/**
 * The query of an address, as far as the site reads it: of more than 64 parameters, or 4,096 characters, the first. Pages never see the
 * rest, so no work on a query takes long.
 * @param search as it was sent, with its `?`
 */
export const readQuery = (search: string): URLSearchParams =>
  new URLSearchParams(search.slice(0, endOf(search)));
