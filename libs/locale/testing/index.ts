export { findSimplified } from '../src/converter/findSimplified';
