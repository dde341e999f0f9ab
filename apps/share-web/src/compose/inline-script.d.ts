declare module '*?inline-script' {
  /** Minified source, exactly as it stands in the document. */
  export const text: string;
}
