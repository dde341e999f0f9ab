/** A thing in the vocabulary of schema.org; what makes one gives it the type that `schema-dts` has for it. */
export interface SchemaNode {
  '@type': string;
}

/** One thing, or several that belong to a page. */
export type StructuredData = { '@context': 'https://schema.org' } & (SchemaNode | { '@graph': SchemaNode[] });
