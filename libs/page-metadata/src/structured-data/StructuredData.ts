/** A thing in the vocabulary of schema.org; the function that makes one gives it the type of `schema-dts`. */
export interface SchemaNode {
  '@type': string;
}

/** One thing, or several that belong to a page. */
export type StructuredData = { '@context': 'https://schema.org' } & (SchemaNode | { '@graph': SchemaNode[] });
