let field: HTMLTextAreaElement | undefined;

/** Like `decodeReference`, by the names that every browser knows. The text of a field is never markup. */
export const decodeReference = (reference: string): string => {
  field ??= document.createElement('textarea');
  field.innerHTML = reference;
  return field.value;
};
