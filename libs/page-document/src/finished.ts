export {
  noticeScript,
  withMarksOf,
  withSiteMarks,
  type NoticeView,
  type SiteMarks,
} from './finished/siteMarks';
export { savedItem, type SavedItemTexts } from './finished/savedItem';
export { toSavedItem, withSavedPages } from './finished/withSavedPages';
export { withAgeNote } from './finished/withAgeNote';
export { stillReadable, withOfflineMark } from './finished/withOfflineMark';
