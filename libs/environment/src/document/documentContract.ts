/*
 * Everything that stands between the server's document, the script in its head and the code that comes later: names of attributes and
 * keys, what the script leaves for that code, and the messages between them. Only constants and types: the script is built of them, too.
 */
import type {} from 'react';

/** What may open over a page: an island, its dialog and what it is opened with have this name. */
export type PanelName =
  'login' | 'navigation' | 'textSize' | 'report' | 'share' | 'popup' | 'openApp' | 'offer';

/** An island; its value is the island's name. */
export const islandAttribute = 'data-island';
/** The island answers events. */
export const readyAttribute = 'data-ready';
/** What is in an island whose code does not answer yet. */
export const inertIsland = '[' + islandAttribute + ']:not([' + readyAttribute + '])';

/** A control that opens a panel; its value is the panel's name. */
export const opensAttribute = 'data-opens';
/** A control that closes the panel around it. */
export const closesAttribute = 'data-closes';
/** A control that opens the app. */
export const opensAppAttribute = 'data-open-app';
/** A link that enlarges its picture. */
export const enlargesAttribute = 'data-enlarges';
/** A control that was tapped and waits for its code. */
export const tappedAttribute = 'data-tapped';
/** The part of a panel that gets the focus when it opens. */
export const focusAttribute = 'data-focus';
/** A form of a panel that is empty when the panel opens. */
export const freshAttribute = 'data-fresh';
/** The messages for a part that does not work. */
export const lostMessageAttribute = 'data-lost-message';

/** Marks of the document itself, on `<html>`. The app around the page, as far as the rules of a page tell apps from one another: `client`, `mini-program` or `wechat`. */
export const hostMark = 'data-env';
/** The offer of the app in the bar: `hidden` in a preview, `dismissed` by the visitor. */
export const offerMark = 'data-offer';
/** The page is open in an app that lets no link open another one: 打开 explains the way out. */
export const guideMark = 'data-app';
export const signedInMark = 'data-signed-in';
/** `below`: the visit does not begin at the top of the page. */
export const visitMark = 'data-opens';
/** The code that answers taps on 打开 is there. */
export const answersOpenAppMark = 'data-answers-open-app';
/** The page is being loaded anew. */
export const reloadsMark = 'data-reloads';
/** There is no network; `dismissed` by the visitor. */
export const offlineMark = 'data-offline';
/** The page comes from the visitor's browser. */
export const savedMark = 'data-saved';

/** Ids of the settings and of the data that come with the page, as JSON. */
export const settingsId = 'site-env';
export const dataId = 'site-data';
/** Of the settings: when the page was made. */
export const madeAttribute = 'data-made';

/** Before the name of a choice of the visitor (`choices`): its mark, and its key in the storage. */
export const choiceMarkPrefix = 'data-';
export const choiceKeyPrefix = 'share:';

/** Key of a visitor's token in the storage. */
export const tokenKey = 'token';
/** Key of the time until which the offer of the app is not shown. */
export const offerDismissedKey = 'share:offer-dismissed-until';
/** Key of the visitor's answer to an invitation to open the app, in the storage of the visit. */
export const declinedKey = 'share:open-app-declined';

/** Attributes of the script itself: the token of the own app's web view, and the addresses of the whole style sheets. */
export const clientTokenAttribute = 'data-client';
export const styleSheetsAttribute = 'data-styles';

/** A dialog of the document. */
export interface DocumentDialog extends Omit<HTMLDialogElement, 'showModal' | 'close'> {
  /** Old web views have neither. */
  showModal?(): void;
  close?(): void;
  /** Had the focus when the dialog was opened, and gets it back. */
  openedBy?: Element | null | undefined;
}

/** A tap on a control whose code is not there yet. */
export interface Tap {
  control: HTMLElement;
  /** The panel that it has opened; empty for none. */
  panel: PanelName | '';
  /** The visitor has been informed that the code does not come: it comes too late for this tap. */
  isGivenUp?: boolean;
  /** Settles once it has been acted on. */
  acting?: Promise<void>;
}

export interface HydrateRequest {
  /** Of the island. */
  name: string;
  /** The visitor waits for it, and is informed when it fails. */
  isAwaited: boolean;
}

/** The messages between the script and the code of a page, by name. */
export interface PageMessages {
  tap: Tap;
  hydrate: HydrateRequest;
  /** A control without code opens this panel, whose code is there. */
  open: PanelName;
  /** The island of this name, which the visitor waits for, does not work: the script informs them, because nothing may be left to load. */
  lost: string;
  /** The visitor has chosen a text size or colours before the code of the panel was there. */
  choice: undefined;
  /** The page would have to be loaded anew, and the visitor is to decide when. */
  codeGone: undefined;
}

type MessageName = keyof PageMessages;
type Handler<Name extends MessageName> = (message: PageMessages[Name]) => void;

/** What the script in the head leaves for the code that comes later. */
export interface PageScript {
  on: <Name extends MessageName>(name: Name, handler: Handler<Name>) => void;
  off: <Name extends MessageName>(name: Name, handler: Handler<Name>) => void;
  emit: <Name extends MessageName>(
    name: Name,
    ...message: PageMessages[Name] extends undefined ? [] : [PageMessages[Name]]
  ) => void;
  /** Taps that have not been acted on. */
  taps: Tap[];
  /** Lets go of a tap: what it was made for has come, or will not. */
  release: (tap: Tap) => void;
}

declare global {
  interface Window {
    __page: PageScript;
    /** Where the document was loaded, without fragment: WeChat on iOS compares signatures with it. */
    __landing?: string;
  }
}

declare module 'react' {
  // The one interface of attributes that takes no type argument.
  interface AriaAttributes {
    [opensAttribute]?: PanelName | undefined;
    [closesAttribute]?: '' | undefined;
    [opensAppAttribute]?: '' | undefined;
    [enlargesAttribute]?: '' | undefined;
    [focusAttribute]?: '' | undefined;
    [freshAttribute]?: '' | undefined;
    [lostMessageAttribute]?: '' | undefined;
    [islandAttribute]?: string | undefined;
  }
}
