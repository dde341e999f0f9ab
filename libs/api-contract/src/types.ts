/** Types of the platform's contract, made from its OpenAPI document. Importing this costs a visitor nothing. */
import type { components } from './generated/schema';

export type { components, operations, paths } from './generated/schema';

type Schemas = components['schemas'];

export type AppInfo = Schemas['AppInfo'];
export type Comment = Schemas['Comment'];
export type CommentList = Schemas['CommentList'];
export type CommentReceipt = Schemas['CommentReceipt'];
export type ContentCard = Schemas['ContentCard'];
export type ContentDetail = Schemas['ContentDetail'];
export type ContentPage = Schemas['ContentPage'];
export type ContentPayload = Schemas['ContentPayload'];
export type ContentType = Schemas['ContentType'];
export type Failure = Schemas['Failure'];
export type Group = Schemas['Group'];
export type MediaAccount = Schemas['MediaAccount'];
export type NewComment = Schemas['NewComment'];
export type Picture = Schemas['Picture'];
export type TrackingEvent = Schemas['TrackingEvent'];
