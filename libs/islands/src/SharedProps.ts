/**
 * Takes the position of a text that differs from page to page, such as an id, where a shared part is described. It is no text, so no
 * code can use it as one: the part is rendered with a mark that its markup may show, and nothing else.
 */
export interface Placeholder {
  readonly isPlaceholder: true;
}

export const placeholder: Placeholder = { isPlaceholder: true };

/** A text is a placeholder or the page's own; what is counted or chosen from the data of the page is of the same type. */
type SharedProp<Value> = Value extends string
  ? string extends Value
    ? Placeholder
    : never
  : Value extends number | boolean | readonly unknown[]
    ? Value
    : SharedProps<Value>;

/**
 * How the data of a part become those of all pages that show the same: only what differs is named. Texts cannot be invented
 * here, and neither can fields that the data do not have.
 */
export type SharedProps<Data> = { readonly [Name in keyof Data]?: SharedProp<NonNullable<Data[Name]>> };
