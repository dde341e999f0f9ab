import { absoluteUrl, type PageDescription } from '../PageCard';
import type { SubjectOf } from '../PageSubject';
import { toIsoSeconds } from '../toIsoSeconds';
import { imageOf, toImageObject, toPublisher } from './people';

/** Pictures that are named; the page itself shows all of them. */
const maxPictures = 10;

const toDuration = (seconds: number | undefined) =>
  seconds && Number.isFinite(seconds) && seconds > 0 ? { duration: `PT${Math.round(seconds)}S` } : {};

const contentUrl = (src: string | undefined, { publisher }: PageDescription) =>
  src ? { contentUrl: absoluteUrl(src, publisher.siteOrigin) } : {};

/** A video needs a picture and a time (Google, video); one without is described by Open Graph alone. */
export const toVideo = (subject: SubjectOf<'video'>, description: PageDescription) => {
  const { card, publisher } = description;
  const { image } = imageOf(description);
  const uploadDate = toIsoSeconds(subject.publishedAt);
  if (!image || !uploadDate) return undefined;
  return {
    '@type': 'VideoObject' as const,
    name: card.title,
    description: card.desc,
    thumbnailUrl: image,
    uploadDate,
    ...contentUrl(subject.src, description),
    ...toDuration(subject.duration),
    publisher: toPublisher(publisher),
  };
};

export const toAudio = (subject: SubjectOf<'audio'>, description: PageDescription) => {
  const uploadDate = toIsoSeconds(subject.publishedAt);
  const { image } = imageOf(description);
  return {
    '@type': 'AudioObject' as const,
    name: description.card.title,
    ...contentUrl(subject.src, description),
    ...toDuration(subject.duration),
    ...(uploadDate && { uploadDate }),
    ...(image && { thumbnailUrl: image }),
    publisher: toPublisher(description.publisher),
  };
};

export const toGallery = (
  { pictures, publishedAt }: SubjectOf<'gallery'>,
  { card, publisher }: PageDescription,
) => {
  const datePublished = toIsoSeconds(publishedAt);
  return {
    '@type': 'ImageGallery' as const,
    name: card.title,
    ...(datePublished && { datePublished }),
    image: pictures
      .slice(0, maxPictures)
      .map(({ src, caption }) => toImageObject(absoluteUrl(src, publisher.siteOrigin), caption)),
    publisher: toPublisher(publisher),
  };
};

/** A live video that has a picture is a video with its broadcast (Google, live videos), otherwise the broadcast alone. */
export const toBroadcast = (subject: SubjectOf<'broadcast'>, description: PageDescription) => {
  const { startsAt, endsAt, isLive } = subject;
  const { card } = description;
  const startDate = toIsoSeconds(startsAt);
  const endDate = toIsoSeconds(endsAt);
  const broadcast = {
    '@type': 'BroadcastEvent' as const,
    name: card.title,
    isLiveBroadcast: isLive,
    ...(startDate && { startDate }),
    ...(endDate && { endDate }),
  };
  const video = toVideo({ ...subject, kind: 'video', publishedAt: startsAt }, description);
  return video ? { ...video, publication: broadcast } : { ...broadcast, url: card.link };
};
