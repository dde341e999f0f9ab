import type * as schema from 'schema-dts';
import type { toAudio, toBroadcast, toGallery, toVideo } from './media';
import type { toBreadcrumbs, toCollection, toEvent, toProfile, toSite } from './pages';
import type { toDiscussion, toLiveBlog, toNewsArticle, toQuestionPage } from './texts';

type Made<Builder extends (...given: never[]) => unknown> = Exclude<ReturnType<Builder>, undefined>;

/** `false` does not compile: the result of a function is no such thing of schema.org. */
const accepted = <Made, Thing>(fits: Made extends Thing ? true : false) => fits;

// The types of schema.org take a compiler seconds, so that only the tests name them.
test('what is made has the fields of its type', () => {
  expect([
    accepted<Made<typeof toNewsArticle>, schema.NewsArticle>(true),
    accepted<Made<typeof toLiveBlog>, schema.LiveBlogPosting>(true),
    accepted<Made<typeof toDiscussion>, schema.DiscussionForumPosting>(true),
    accepted<Made<typeof toQuestionPage>, schema.QAPage>(true),
    accepted<Made<typeof toVideo>, schema.VideoObject>(true),
    accepted<Made<typeof toAudio>, schema.AudioObject>(true),
    accepted<Made<typeof toGallery>, schema.ImageGallery>(true),
    accepted<Made<typeof toBroadcast>, schema.VideoObject | schema.BroadcastEvent>(true),
    accepted<Made<typeof toSite>, schema.WebSite>(true),
    accepted<Made<typeof toCollection>, schema.CollectionPage>(true),
    accepted<Made<typeof toProfile>, schema.ProfilePage>(true),
    accepted<Made<typeof toEvent>, schema.Event>(true),
    accepted<Made<typeof toBreadcrumbs>, schema.BreadcrumbList>(true),
  ]).toEqual(Array(13).fill(true));
});
