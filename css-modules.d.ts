declare module '*.module.css' {
  /** Names of the classes as they stand in the document, by their names in the file. */
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
