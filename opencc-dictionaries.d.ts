/** A dictionary of OpenCC: `source replacement`, separated by `|`. */
declare module 'opencc-js/dict/*' {
  const dictionary: string;
  export default dictionary;
}
