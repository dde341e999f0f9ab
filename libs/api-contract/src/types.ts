/**
 * Types of the platform's answers as a caller gets them, made from its OpenAPI document. Importing this costs a visitor nothing.
 */
import type * as Sent from './sent';

export type { components, operations, paths } from './generated/schema';

/** A switch or a time that may be sent in several types, as the client reads it. */
type ReceivedField<Value> = unknown extends Value
  ? Value
  : [boolean | string] extends [Value]
    ? boolean
    : [number | string] extends [Value]
      ? number
      : Received<NonNullable<Value>>;

/**
 * An answer as the client gives it: no platform sends every field, and what cannot be read as what the contract says is left out. So every
 * field may be absent; one that is there is of the kind that the contract says.
 */
export type Received<Value> = Value extends readonly (infer Entry)[]
  ? Received<Entry>[]
  : Value extends object
    ? { [Name in keyof Value]?: ReceivedField<Value[Name]> | undefined }
    : Value;

export type Activity = Received<Sent.Activity>;
export type Album = Received<Sent.Album>;
export type AlbumTrack = Received<Sent.AlbumTrack>;
export type AlbumTracks = Received<Sent.AlbumTracks>;
export type AppInfo = Received<Sent.AppInfo>;
export type BookingList = Received<Sent.BookingList>;
export type BookingReceipt = Received<Sent.BookingReceipt>;
export type ChannelPage = Received<Sent.ChannelPage>;
export type ChatMessage = Received<Sent.ChatMessage>;
export type ChatPage = Received<Sent.ChatPage>;
export type Circle = Received<Sent.Circle>;
export type CircleList = Received<Sent.CircleList>;
export type CirclePost = Received<Sent.CirclePost>;
export type CirclePostList = Received<Sent.CirclePostList>;
export type CircleTopic = Received<Sent.CircleTopic>;
export type CircleTopicList = Received<Sent.CircleTopicList>;
export type ClueCard = Received<Sent.ClueCard>;
export type ClueList = Received<Sent.ClueList>;
export type CluePerson = Received<Sent.CluePerson>;
export type ClueStatus = Sent.ClueStatus;
export type ClueTopic = Received<Sent.ClueTopic>;
export type CollectionChange = Sent.CollectionChange;
export type Comment = Received<Sent.Comment>;
export type CommentDeletion = Received<Sent.CommentDeletion>;
export type CommentList = Received<Sent.CommentList>;
export type CommentReceipt = Received<Sent.CommentReceipt>;
export type ContentCard = Received<Sent.ContentCard>;
export type ContentDetail = Received<Sent.ContentDetail>;
export type ContentPage = Received<Sent.ContentPage>;
export type ContentPayload = Received<Sent.ContentPayload>;
export type ContentType = Sent.ContentType;
export type DownloadSetting = Received<Sent.DownloadSetting>;
export type FlyCard = Received<Sent.FlyCard>;
export type FlyCardList = Received<Sent.FlyCardList>;
export type Form = Received<Sent.Form>;
export type FollowList = Received<Sent.FollowList>;
export type Group = Received<Sent.Group>;
export type HomeModule = Received<Sent.HomeModule>;
export type HotWordList = Received<Sent.HotWordList>;
export type Invite = Received<Sent.Invite>;
export type InviteRecord = Received<Sent.InviteRecord>;
export type LawAnswer = Received<Sent.LawAnswer>;
export type LawAnswerList = Received<Sent.LawAnswerList>;
export type LawQuestion = Received<Sent.LawQuestion>;
export type ListPage = Received<Sent.ListPage>;
export type LiveDetail = Received<Sent.LiveDetail>;
export type LivePost = Received<Sent.LivePost>;
export type LivePush = Received<Sent.LivePush>;
export type LiveRoom = Received<Sent.LiveRoom>;
export type LiveStatus = Sent.LiveStatus;
export type LiveSummary = Received<Sent.LiveSummary>;
export type MediaAccount = Received<Sent.MediaAccount>;
export type ModulePage = Received<Sent.ModulePage>;
export type MediaAccountInfo = Received<Sent.MediaAccountInfo>;
export type NewComment = Sent.NewComment;
export type NewReport = Sent.NewReport;
export type OpenCatalog = Received<Sent.OpenCatalog>;
export type OpenContent = Received<Sent.OpenContent>;
export type OpenContentList = Received<Sent.OpenContentList>;
export type PersonalDetail = Received<Sent.PersonalDetail>;
export type Picture = Received<Sent.Picture>;
export type Place = Received<Sent.Place>;
export type Recomend = Received<Sent.Recomend>;
export type ReportDetail = Received<Sent.ReportDetail>;
export type ReportReceipt = Received<Sent.ReportReceipt>;
export type SearchPage = Received<Sent.SearchPage>;
export type ShareConfig = Received<Sent.ShareConfig>;
export type Special = Received<Sent.Special>;
export type SpecialContent = Received<Sent.SpecialContent>;
export type SpecialGroup = Received<Sent.SpecialGroup>;
export type SpecialSection = Received<Sent.SpecialSection>;
export type StarChange = Sent.StarChange;
export type TokenAnswer = Received<Sent.TokenAnswer>;
export type TokenRequest = Sent.TokenRequest;
export type TopicDetail = Received<Sent.TopicDetail>;
export type Weather = Received<Sent.Weather>;
export type UserInfo = Received<Sent.UserInfo>;
export type UserRelation = Received<Sent.UserRelation>;
