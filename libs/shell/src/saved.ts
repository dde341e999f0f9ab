export { withAgeNote } from './document-head/withAgeNote';
export { withOfflineMark } from './offline-strip/withOfflineMark';
export { withSavedPages } from './offline-page/withSavedPages';
