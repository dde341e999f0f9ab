/** An author or publisher: a reporter, or an office or media account. */
export interface AuthorView {
  name: string;
  isPerson: boolean;
}

/** A page above this one. */
export interface TrailStep {
  name: string;
  /** Path on the site. */
  path: string;
}

export interface AnswerText {
  text: string;
  author: string;
  /** Seconds. */
  createdAt?: number | undefined;
  likes: number;
  isAccepted: boolean;
}

interface SubjectHead {
  /** Seconds. */
  publishedAt?: number | undefined;
  /** Seconds; when what is said was last changed. */
  updatedAt?: number | undefined;
  /** Informed of articles. */
  corrections?: readonly { at?: number | undefined; text: string }[] | undefined;
  author?: AuthorView | undefined;
  /** The picture of the share card: absent when the card has none but the site's logo. */
  picture?: PictureFacts | undefined;
  /** Pages above this one, from the top; the home page and the page itself are added. Absent: nothing is above it but the home page. */
  trail?: readonly TrailStep[];
}

/** The known facts of a picture. */
export interface PictureFacts {
  alt?: string | undefined;
  width?: number | undefined;
  height?: number | undefined;
}

/**
 * The subject of a page, for programs that show or index it; title, summary, address and picture are those of its share card. Texts are
 * plain and addresses have been checked.
 */
export type PageSubject = SubjectHead &
  (
    | { kind: 'site' }
    | { kind: 'article' }
    | { kind: 'profile' }
    /** `duration`: seconds. */
    | { kind: 'video'; src?: string | undefined; duration?: number | undefined }
    | { kind: 'audio'; src: string; duration?: number | undefined }
    | { kind: 'gallery'; pictures: readonly { src: string; caption?: string | undefined }[] }
    /** Pages of the site in their order. */
    | { kind: 'collection'; paths: readonly string[] }
    | { kind: 'audio-album'; paths: readonly string[] }
    | { kind: 'video-album'; paths: readonly string[] }
    /** A live video; seconds. */
    | { kind: 'broadcast'; isLive: boolean; startsAt: number; endsAt?: number | undefined }
    /** Reported live in texts and pictures, newest first; seconds. */
    | {
        kind: 'live-blog';
        startsAt?: number;
        endsAt?: number;
        posts: readonly { text: string; at?: number | undefined }[];
      }
    | { kind: 'discussion'; text: string; comments: number; likes: number }
    | { kind: 'question'; text: string; answerCount: number; answers: readonly AnswerText[] }
    /** Times in ISO 8601. */
    | { kind: 'event'; startsAt: string; endsAt?: string | undefined; place: string }
  );

export type SubjectOf<Kind extends PageSubject['kind']> = Extract<PageSubject, { kind: Kind }>;

/** Kinds of pages that gather others: they change from day to day and are nothing to embed. */
const gatherings: readonly string[] = ['site', 'collection', 'profile'];

/** Whether a page shows one thing, which other sites may show as a card (oEmbed). */
export const isItem = ({ kind }: PageSubject): boolean => !gatherings.includes(kind);
