/** Made by `npx nx run api-contract:generate` from the schemas; do not edit. */
export interface paths {
  '/peony/v1/auth': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A token for this device: anonymous, or of the user who logs in */
    post: operations['createToken'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/peony/v1/app/info': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Site configuration as a JSON string */
    get: operations['getAppInfo'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/peony/v1/group': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Channels of the home page */
    get: operations['getGroups'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/tracker/log': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Statistics of a visit; the body may also be sent as text/plain */
    post: operations['logEvents'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/peony/v1/content/{post_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One content item; `less=true` leaves out the body and the related items */
    get: operations['getContentDetail'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/peony/v3/content/{type}/{post_id}/related': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Related reading of an item */
    get: operations['getRelatedContent'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/peony/v1/recommend': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Recommended items, newest first */
    get: operations['getRecommendations'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/peony/v3/hot/72h': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The most read items of 72 hours, first rank first */
    get: operations['getHot72h'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/peony/v3/hot/editor': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Items the editors recommend */
    get: operations['getEditorPicks'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/peony/v1/comment/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Top comments, each with its first replies */
    get: operations['getTopComments'];
    put?: never;
    /** Writes a comment or a reply as the owner of the token */
    post: operations['createComment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/peony/v1/comment/{post}/{cid}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Replies to a top comment, oldest first */
    get: operations['getChildComments'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/peony/v1/comment/{post}/{cid}/delete': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Deletes a comment or reply of the owner of the token, and the replies to it */
    post: operations['deleteComment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/peony/v1/vcode': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Sends a code of six digits to a phone; needs the anonymous token or that of a user */
    get: operations['sendVerifyCode'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/peony/v1/account/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** User info by user id; only the own one */
    get: operations['getAccount'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/peony/v1/account': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** User info of the owner of the token (R62) */
    post: operations['getOwnAccount'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/peony/v1/account/logout': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Ends the token it is sent with */
    post: operations['logout'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/peony/v1/invite/record': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Users who have joined on an invitation of the owner of the token, newest first */
    get: operations['getInviteRecord'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/peony/v3/content/{type}/{post_id}/user_related': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Whether the owner of the token has collected the item; never for an anonymous token */
    get: operations['getUserRelation'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/peony/v1/collection/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Collects an item or stops collecting it; asking twice acts once */
    post: operations['changeCollection'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/peony/v1/star': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Likes an item or a comment, or takes it back */
    post: operations['changeStar'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/guzzle/v1/content/{post_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One item of a media account; `less=true` leaves out the body and the related items */
    get: operations['getMediaAccountContent'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/guzzle/v1/comment/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Top comments on an item of a media account, each with its first replies */
    get: operations['getMediaAccountTopComments'];
    put?: never;
    /** Writes a comment or a reply on an item of a media account as the owner of the token */
    post: operations['createMediaAccountComment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/guzzle/v1/comment/{post}/{cid}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Replies to a top comment on an item of a media account, oldest first */
    get: operations['getMediaAccountChildComments'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/guzzle/v1/comment/{post}/{cid}/delete': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Deletes a comment or reply of the owner of the token on an item of a media account */
    post: operations['deleteMediaAccountComment'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/guzzle/v1/collection/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Collects an item of a media account or stops collecting it; asking twice acts once */
    post: operations['changeMediaAccountCollection'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/guzzle/v1/star': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Likes an item of a media account or a comment on one, or takes it back */
    post: operations['changeMediaAccountStar'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/guzzle/v1/mp/follow/{uid}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Follows a media account or stops following it; asking twice acts once */
    post: operations['changeFollow'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/guzzle/v1/mp/is_followed/{uid}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Whether the owner of the token follows a media account; never for an anonymous token */
    post: operations['getFollowState'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/guzzle/v1/mp/info/{uid}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One media account */
    get: operations['getMediaAccount'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/guzzle/v1/mp/follow_list/{uid}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Accounts that a media account or the owner of the token follows, the latest first */
    get: operations['getFollowList'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/peony/v3/clue_report/{id}/detail': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One clue report with the steps of how it was dealt with */
    get: operations['getClueReport'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/peony/v3/clue_report/recommend_topics': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Recommended topics */
    get: operations['getClueRecommendTopics'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/peony/v3/clue_report/topic/{name}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A topic by its name, with one page of its reports */
    get: operations['getClueTopic'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/peony/v3/clue_report/user/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The public page of a reporter or an office */
    get: operations['getCluePerson'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/peony/v3/clue_report/user/{id}/clues': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Reports this person has handed in, newest first */
    get: operations['getPersonClues'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/peony/v3/clue_report/user/{id}/at_ta_clues': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Reports that ask this person for an answer, newest first */
    get: operations['getPersonAtClues'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/peony/v3/clue_report/user/{id}/relate_posts': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Published items that go back to this person */
    get: operations['getPersonRelatedPosts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/circle/v1/api/share/content/detail': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One post of a circle */
    get: operations['getCirclePost'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/circle/v1/api/share/content/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Posts of a circle or a topic, newest first; pinned posts lead the list of a circle */
    get: operations['getCirclePosts'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/circle/v1/api/share/topic/detail': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One topic of a circle */
    get: operations['getCircleTopic'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/circle/v1/api/share/topic/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Topics of all circles or of one, the most viewed first */
    get: operations['getCircleTopics'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/circle/v1/api/share/circle/detail': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One circle */
    get: operations['getCircle'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/circle/v1/api/share/circle/list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Circles, the largest first */
    get: operations['getCircles'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/law/v1/api/share/question/detail': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One question */
    get: operations['getLawQuestion'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/law/v1/api/share/question/answerlist': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Answers of lawyers: the adopted one first, then the oldest */
    get: operations['getLawAnswers'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/peony/v1/picho/v1/open/{rid}/content/{uuid}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** One entry of an open catalogue */
    get: operations['getOpenContent'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/peony/v1/picho/v1/open/{rid}/content': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Entries of a resource or of one chapter, in the order of the catalogue */
    get: operations['getOpenContents'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/peony/v1/picho/v1/open/{rid}/catalog/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A catalogue or a chapter with what lies under it */
    get: operations['getOpenCatalog'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/peony/v3/live/info/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Live detail by live_id or by the post_id of its content item */
    get: operations['getLiveInfo'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/peony/v3/live/room/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** State and counts of a room, and a page of its text and pictures */
    get: operations['getLiveRoom'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/peony/v3/live/room/{id}/like': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Likes an entry of the text and picture column; a second like changes nothing */
    post: operations['likeLivePost'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/peony/v3/live/chat/{live_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Chat: the latest part of the log, the part before a position, or all since one */
    get: operations['getLiveChat'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/peony/v3/live/chat/{id}/send_msg': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Writes a line of chat as the owner of the token */
    post: operations['sendLiveMessage'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/peony/v3/live/token': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Token, address and channel of the realtime server for a room */
    get: operations['getLiveToken'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/peony/v3/booking': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Books as the owner of the token; a second booking changes nothing */
    post: operations['createBooking'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/peony/v3/un_booking': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** Gives a booking up; without one nothing changes */
    post: operations['removeBooking'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/peony/v3/booking_list': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Bookings of the owner of the token, newest first */
    get: operations['getBookings'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/peony/v1/search/hot-words': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The most frequent searches, first rank first */
    get: operations['getHotWords'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/peony/v1/search': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Items that hold every word of `keyword`, best first */
    get: operations['searchContent'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/peony/v1/content': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A page of a channel; `gid` is its group_id, the first channel when it is absent */
    get: operations['getChannelContent'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/peony/v1/module/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A page of a content module; `group` is one of its tabs, the first when it is absent */
    get: operations['getModule'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/peony/v1/list/{list_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A page of a list */
    get: operations['getList'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/peony/v1/fly_card/{list_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Short cards, newest first */
    get: operations['getFlyCards'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/peony/v3/special/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Head, sections and groups of a special topic, each group with its first items */
    get: operations['getSpecial'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/peony/v3/special/{id}/content': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A page of a group, fifty items unless requested otherwise (spec §9) */
    get: operations['getSpecialContent'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/peony/v3/album/{series}/{uid}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** An album without its tracks */
    get: operations['getAlbum'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/peony/v3/album/tracks/{series}/{uid}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Tracks of an album, thirty a page unless requested otherwise (spec §9) */
    get: operations['getAlbumTracks'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/peony/v3/album/relates/{series}/{uid}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Other albums of the same series */
    get: operations['getRelatedAlbums'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/peony/v1/system/wxshare': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Signing fields for the page `path`, and the share text of the site */
    get: operations['getShareConfig'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/peony/v1/app/module': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A setting of the app by name, as a JSON string */
    get: operations['getAppModule'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/peony/v1/report': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /** A complaint; no login needed */
    post: operations['createReport'];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/peony/v3/form/{id}/detail': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A form and its fields; `id` is the post_id of a cloud_form */
    get: operations['getForm'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/peony/v1/activity/{post_id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** An activity */
    get: operations['getActivity'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/peony/v1/invite/{code}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The user who invites, by the code of the invitation */
    get: operations['getInvite'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/peony/v3/lbs/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A place on the map */
    get: operations['getPlace'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/peony/v3/lbs_weather/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The weather at a place */
    get: operations['getWeather'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/inner/preview/document/detail/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** An item that may be unpublished; after `expired_at` it comes without body and media */
    get: operations['getPreviewDetail'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/inner/comment/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Comments under a preview */
    get: operations['getInnerComments'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/dinner/comment/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Comments under a preview of a media account (R8) */
    get: operations['getInnerMediaComments'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/inner/wxshare': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The answer of getShareConfig, for the server */
    get: operations['getInnerShareConfig'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/inner/static/content/{type}/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A published item as the static store holds it */
    get: operations['getStaticContent'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/inner/static/special/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** A special topic as the static store holds it, published or not: its groups are whole */
    get: operations['getStaticSpecial'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/inner/static/album/{series}/{id}': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** An album as the static store holds it, published or not, with all its tracks */
    get: operations['getStaticAlbum'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  '/inner/static/hot72': {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** The 72-hour list as the static store holds it */
    get: operations['getStaticHot72h'];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    Activity: {
      post_id: string;
      title: string;
      summary?: string;
      /** @description Body as HTML; not trusted. */
      content?: string;
      track_id?: string;
      share_link?: string;
      style?: {
        data: components['schemas']['Picture'][];
      };
      /**
       * @description 0 announced, 1 under way, 2 over.
       * @enum {number}
       */
      status: 0 | 1 | 2;
      start_time?: components['schemas']['Seconds'];
      end_time?: components['schemas']['Seconds'];
      place?: string;
      organizer?: string;
      /** @description Places in all; absent: as many as come. */
      quota?: components['schemas']['Count'];
      joined_count?: components['schemas']['Count'];
      publish_at?: components['schemas']['Seconds'];
      posts?: components['schemas']['ContentCard'][];
    };
    Album: {
      post_id: string;
      content_type: components['schemas']['ContentType'];
      title: string;
      summary?: string;
      track_id?: string;
      /** @description The page of the item; its actor tells the family (spec §2). */
      content_link?: string;
      /** @description Section and subject over the title, such as 深度 · 生态. */
      category?: string;
      source_alias?: string;
      publish_at?: components['schemas']['Seconds'];
      view_count?: components['schemas']['Count'];
      like_count?: components['schemas']['Count'];
      collect_count?: components['schemas']['Count'];
      comment_count?: components['schemas']['Count'];
      /** @description Length of a video or an audio, such as 03:25. */
      duration_str?: string;
      pic_num?: components['schemas']['Count'];
      style?: {
        data: components['schemas']['Picture'][];
      };
      payload?: components['schemas']['ContentPayload'];
      mp?: components['schemas']['MediaAccount'];
      mp_user_id?: string;
      /** @description State of the room of a live item; without it a card says neither state nor time. */
      live?: components['schemas']['CardLive'];
      /** @description Body as HTML; not trusted. */
      content?: string;
      type?: string;
      share_link?: string;
      pc_link?: string;
      author?: string;
      editor?: string;
      meta?: {
        comment_available?: components['schemas']['CommentSwitch'];
      };
      enable_comment?: boolean;
      album_status?: {
        status?: number;
        total?: components['schemas']['Count'];
      };
      /** @description End of a preview: seconds, milliseconds or ISO 8601 (R11). */
      expired_at?: number | string;
      topics?: string[];
      copyright?: string;
      /** @description When what is said was last changed. */
      updated_at?: components['schemas']['Seconds'];
      /** @description What was wrong after the publication, and when it was put right. */
      corrections?: {
        corrected_at?: components['schemas']['Seconds'];
        text: string;
      }[];
      /** @description Says which part was made by a machine. */
      ai_label?: string;
      content_warning?: string;
      /** @description The article read aloud. */
      audio_url?: string;
      subtitles?: {
        label: string;
        lang: string;
        url: string;
      }[];
      uid: string;
      /** @enum {string} */
      series: 'audio_album' | 'video_album';
    };
    AlbumTrack: {
      post_id: string;
      content_type: components['schemas']['ContentType'];
      title: string;
      summary?: string;
      track_id?: string;
      /** @description The page of the item; its actor tells the family (spec §2). */
      content_link?: string;
      /** @description Section and subject over the title, such as 深度 · 生态. */
      category?: string;
      source_alias?: string;
      publish_at?: components['schemas']['Seconds'];
      view_count?: components['schemas']['Count'];
      like_count?: components['schemas']['Count'];
      collect_count?: components['schemas']['Count'];
      comment_count?: components['schemas']['Count'];
      /** @description Length of a video or an audio, such as 03:25. */
      duration_str?: string;
      pic_num?: components['schemas']['Count'];
      style?: {
        data: components['schemas']['Picture'][];
      };
      payload?: components['schemas']['ContentPayload'];
      mp?: components['schemas']['MediaAccount'];
      mp_user_id?: string;
      /** @description State of the room of a live item; without it a card says neither state nor time. */
      live?: components['schemas']['CardLive'];
      /** @description Place in the album, from 1 for the oldest. */
      number: number;
    };
    AlbumTracks: {
      tracks: components['schemas']['AlbumTrack'][];
      total: components['schemas']['Count'];
    };
    AppInfo: {
      /** @description #rgb or #rrggbb. */
      primaryColor?: string;
      h5_config?: {
        site_name?: string;
        site_logo?: string;
        descriptions?: string;
        record_no?: string;
        report_reasons?: string[];
        /** @description Licences of the site, each with its name and number. */
        licences?: string[];
        report_phones?: string[];
        /** @description Days of mourning: the site has no colours. */
        is_memorial?: boolean;
        /** @description Stands on every page from start_at to end_at. */
        site_notice?: {
          text: string;
          url?: string;
          start_at?: components['schemas']['Seconds'];
          end_at?: components['schemas']['Seconds'];
        };
      };
      bottomNavigationBar?: {
        navigationItems: components['schemas']['NavigationItem'][];
        unselectedLabelColor?: string;
        selectedLabelColor?: string;
      };
    };
    AppInfoAnswer: {
      app_info: string;
    };
    BeaconReceipt: {
      accepted: components['schemas']['Count'];
      repeated: components['schemas']['Count'];
    };
    BookingList: {
      bookings: {
        booking_id: string;
        booking_type: components['schemas']['BookingType'];
        created_at: components['schemas']['Seconds'];
        /** @description Left out when `tiny` is on. */
        live?: components['schemas']['LiveSummary'];
      }[];
      total: components['schemas']['Count'];
    };
    BookingReceipt: {
      booking_id: string;
      is_booked: boolean;
      booking_count: components['schemas']['Count'];
    };
    BookingRequest: {
      /** @description The live_id. */
      booking_id: string;
      booking_type: components['schemas']['BookingType'];
    };
    /** @enum {string} */
    BookingType: 'live';
    CardLive: {
      status?: components['schemas']['LiveStatus'];
      start_time?: components['schemas']['Seconds'];
      end_time?: components['schemas']['Seconds'];
      online_count?: components['schemas']['Count'];
    };
    ChannelPage: {
      banners: {
        posts: components['schemas']['ContentCard'][];
      };
      tops: components['schemas']['ContentCard'][];
      posts: components['schemas']['ContentCard'][];
      /** @description Items the channel pages through, without banners and top items. */
      total: components['schemas']['Count'];
    };
    ChatMessage: {
      msg_id: string;
      /** @description Place in the log of the room, counted from 1; it is the offset of the realtime channel. */
      position: components['schemas']['Count'];
      content: string;
      created_at: components['schemas']['Seconds'];
      alias: string;
      avatar?: string;
      ip_location?: string;
      owner_user_id?: string;
      /** @description Written by the people of the room. */
      is_host?: boolean;
    };
    ChatPage: {
      messages: components['schemas']['ChatMessage'][];
      /** @description msg_ids this part of the log takes away. */
      deleted: string[];
      /** @description Pass it as `before` to read further back; 1 is the end. */
      oldest: components['schemas']['Count'];
      /** @description Last position of this part; pass it as `since`, or subscribe from it without a gap. */
      offset: components['schemas']['Count'];
      /** @description Positions of another epoch mean nothing. */
      epoch: string;
      online_count: components['schemas']['Count'];
    };
    ChatReceipt: {
      message: components['schemas']['ChatMessage'];
    };
    Circle: {
      id: string;
      name: string;
      description?: string;
      cover?: string;
      notice?: string;
      owner_alias?: string;
      member_count: components['schemas']['Count'];
      content_count: components['schemas']['Count'];
      share_link?: string;
    };
    CircleList: {
      circles: components['schemas']['Circle'][];
      total: components['schemas']['Count'];
    };
    CircleMember: {
      user_id: string;
      alias: string;
      avatar?: string;
      /** @description Part in the circle, such as 巡护员. */
      tag?: string;
    };
    CirclePost: {
      id: string;
      content: string;
      images?: components['schemas']['Picture'][];
      user: components['schemas']['CircleMember'];
      circle: {
        id: string;
        name: string;
        cover?: string;
      };
      topic?: {
        id: string;
        name: string;
      };
      created_at: components['schemas']['Seconds'];
      ip_location?: string;
      /** @description Chosen by the owner of the circle. */
      is_essence?: boolean;
      is_top?: boolean;
      view_count?: components['schemas']['Count'];
      like_count?: components['schemas']['Count'];
      comment_count?: components['schemas']['Count'];
      share_link?: string;
      meta?: {
        comment_available?: components['schemas']['CommentSwitch'];
      };
      enable_comment?: boolean;
    };
    CirclePostList: {
      contents: components['schemas']['CirclePost'][];
      total: components['schemas']['Count'];
    };
    CircleTopic: {
      id: string;
      circle_id: string;
      name: string;
      description?: string;
      cover?: string;
      content_count: components['schemas']['Count'];
      view_count?: components['schemas']['Count'];
      share_link?: string;
    };
    CircleTopicList: {
      topics: components['schemas']['CircleTopic'][];
      total: components['schemas']['Count'];
    };
    ClueCard: {
      post_id: string;
      track_id?: string;
      title: string;
      /** @description Plain text. */
      content: string;
      images?: components['schemas']['Picture'][];
      user: components['schemas']['CluePerson'];
      /** @description Whom the report requests an answer. */
      at_users?: components['schemas']['CluePerson'][];
      /** @description Names of topics. */
      topics?: string[];
      place?: components['schemas']['CluePlace'];
      status: components['schemas']['ClueStatus'];
      status_label?: string;
      created_at: components['schemas']['Seconds'];
      view_count?: components['schemas']['Count'];
      like_count?: components['schemas']['Count'];
      comment_count?: components['schemas']['Count'];
      share_count?: components['schemas']['Count'];
    };
    ClueList: {
      clues: components['schemas']['ClueCard'][];
      total: components['schemas']['Count'];
    };
    CluePerson: {
      user_id: string;
      alias: string;
      avatar?: string;
      /** @description Tag beside the name, such as 记者. */
      title?: string;
      ip_location?: string;
    };
    CluePlace: {
      /** @description Of the place on the map, for its name and its weather. */
      id?: string;
      address: string;
      longitude?: number;
      latitude?: number;
    };
    /** @enum {string} */
    ClueStatus: 'received' | 'forwarded' | 'processing' | 'replied' | 'closed';
    ClueStep: {
      id: string;
      /** @description The office that acted. */
      org: string;
      content: string;
      status: components['schemas']['ClueStatus'];
      created_at: components['schemas']['Seconds'];
      images?: components['schemas']['Picture'][];
    };
    ClueTopic: {
      name: string;
      description?: string;
      cover?: string;
      /** @description Views of all its reports together. */
      view_sum: components['schemas']['Count'];
      clue_count: components['schemas']['Count'];
    };
    CodeReceipt: {
      /** @description Seconds the code is valid. */
      expires_in: number;
      /** @description Seconds until another may be requested. */
      resend_after: number;
    };
    CollectionChange: {
      /** @enum {string} */
      type: 'add' | 'del';
      track_id?: string;
      cid?: string;
    };
    CollectionState: {
      is_collect: boolean;
      collect_count: components['schemas']['Count'];
    };
    Comment: {
      gid: string;
      content: string;
      created_at: components['schemas']['Seconds'];
      /** @description Province or city. */
      ip_location?: string;
      alias: string;
      avatar?: string;
      user?: {
        mp_name?: string;
      };
      /** @description Whether the owner of the token has starred it. */
      star?: boolean;
      star_count?: components['schemas']['Count'];
      reply_count?: components['schemas']['Count'];
      /** @description The first replies; the others come from getChildComments. */
      replys?: components['schemas']['Comment'][];
      /** @enum {number} */
      level: 1 | 2;
      /**
       * @description 1 about an item, 2 an answer to a comment.
       * @enum {number}
       */
      comment_type?: 1 | 2;
      owner_user_id?: string;
      /** @description Who is answered; absent when it is the parent. */
      reply_alias?: string;
      /** @description Written by the publisher of the item. */
      is_author?: boolean;
    };
    CommentDeletion: {
      /** @description Top comments and replies together. */
      total: components['schemas']['Count'];
    };
    CommentList: {
      comments: components['schemas']['Comment'][];
      /** @description How many the list pages through: top comments, or replies of one. */
      count: components['schemas']['Count'];
      /** @description Top comments and replies together. */
      total?: components['schemas']['Count'];
    };
    CommentReceipt: {
      comment: components['schemas']['Comment'];
      is_pending: boolean;
    };
    /** @description True, or the text `true`, opens comments; absent: they are open. Everything else closes them. */
    CommentSwitch: boolean | string;
    ContentCard: {
      post_id: string;
      content_type: components['schemas']['ContentType'];
      title: string;
      summary?: string;
      track_id?: string;
      /** @description The page of the item; its actor tells the family (spec §2). */
      content_link?: string;
      /** @description Section and subject over the title, such as 深度 · 生态. */
      category?: string;
      source_alias?: string;
      publish_at?: components['schemas']['Seconds'];
      view_count?: components['schemas']['Count'];
      like_count?: components['schemas']['Count'];
      collect_count?: components['schemas']['Count'];
      comment_count?: components['schemas']['Count'];
      /** @description Length of a video or an audio, such as 03:25. */
      duration_str?: string;
      pic_num?: components['schemas']['Count'];
      style?: {
        data: components['schemas']['Picture'][];
      };
      payload?: components['schemas']['ContentPayload'];
      mp?: components['schemas']['MediaAccount'];
      mp_user_id?: string;
      /** @description State of the room of a live item; without it a card says neither state nor time. */
      live?: components['schemas']['CardLive'];
    };
    ContentDetail: {
      post_id: string;
      content_type: components['schemas']['ContentType'];
      title: string;
      summary?: string;
      track_id?: string;
      /** @description The page of the item; its actor tells the family (spec §2). */
      content_link?: string;
      /** @description Section and subject over the title, such as 深度 · 生态. */
      category?: string;
      source_alias?: string;
      publish_at?: components['schemas']['Seconds'];
      view_count?: components['schemas']['Count'];
      like_count?: components['schemas']['Count'];
      collect_count?: components['schemas']['Count'];
      comment_count?: components['schemas']['Count'];
      /** @description Length of a video or an audio, such as 03:25. */
      duration_str?: string;
      pic_num?: components['schemas']['Count'];
      style?: {
        data: components['schemas']['Picture'][];
      };
      payload?: components['schemas']['ContentPayload'];
      mp?: components['schemas']['MediaAccount'];
      mp_user_id?: string;
      /** @description State of the room of a live item; without it a card says neither state nor time. */
      live?: components['schemas']['CardLive'];
      /** @description Body as HTML; not trusted. */
      content?: string;
      type?: string;
      share_link?: string;
      pc_link?: string;
      author?: string;
      editor?: string;
      relations?: components['schemas']['ContentCard'][];
      meta?: {
        comment_available?: components['schemas']['CommentSwitch'];
      };
      enable_comment?: boolean;
      album_status?: {
        status?: number;
        total?: components['schemas']['Count'];
      };
      /** @description End of a preview: seconds, milliseconds or ISO 8601 (R11). */
      expired_at?: number | string;
      topics?: string[];
      copyright?: string;
      /** @description When what is said was last changed. */
      updated_at?: components['schemas']['Seconds'];
      /** @description What was wrong after the publication, and when it was put right. */
      corrections?: {
        corrected_at?: components['schemas']['Seconds'];
        text: string;
      }[];
      /** @description Says which part was made by a machine. */
      ai_label?: string;
      content_warning?: string;
      /** @description The article read aloud. */
      audio_url?: string;
      subtitles?: {
        label: string;
        lang: string;
        url: string;
      }[];
    };
    ContentPage: {
      posts: components['schemas']['ContentCard'][];
      /** @description Items in the whole list. */
      total: components['schemas']['Count'];
    };
    ContentPayload: {
      url?: string;
      real_url?: string;
      nav?: components['schemas']['Switch'];
      capsule?: components['schemas']['Switch'];
      bizName?: string;
      enable_app?: components['schemas']['Switch'];
      app_url?: string;
      enable_pc?: components['schemas']['Switch'];
      pc_url?: string;
      thumb?: string;
      play_url?: string;
      /** @description Seconds. */
      duration?: number;
      width?: number;
      height?: number;
      images?: components['schemas']['Picture'][];
    } & {
      [key: string]: unknown;
    };
    /** @enum {string} */
    ContentType:
      | 'video'
      | 'svideo'
      | 'audio'
      | 'article'
      | 'image'
      | 'h5'
      | 'link'
      | 'topic'
      | 'sp_topic'
      | 'mini_program'
      | 'live'
      | 'cloud_form'
      | 'local_live'
      | 'audio_album'
      | 'video_album'
      | 'special';
    /** @description Also read: text of digits, `1,234` and `1.2万`. Below zero, and anything else: absent. */
    Count: number;
    DownloadSetting: {
      url: string;
      ios?: string;
      android?: string;
    };
    FlyCard: {
      id: string;
      title: string;
      /** @description Plain text. */
      content?: string;
      tag?: string;
      publish_at?: components['schemas']['Seconds'];
      thumb?: string;
      /** @description The story the card belongs to. */
      post?: components['schemas']['ContentCard'];
    };
    FlyCardList: {
      list_id: string;
      title: string;
      summary?: string;
      style?: {
        data: components['schemas']['Picture'][];
      };
      updated_at?: components['schemas']['Seconds'];
      cards: components['schemas']['FlyCard'][];
      total: components['schemas']['Count'];
    };
    FollowChange: {
      /** @enum {number} */
      type: 0 | 1;
    };
    FollowList: {
      accounts: components['schemas']['MediaAccountInfo'][];
      total: components['schemas']['Count'];
    };
    FollowState: {
      is_follow: boolean;
      follower_count?: components['schemas']['Count'];
    };
    Form: {
      id: string;
      title: string;
      description?: string;
      /**
       * @description 0 not open yet, 1 open, 2 closed.
       * @enum {number}
       */
      status: 0 | 1 | 2;
      start_time?: components['schemas']['Seconds'];
      end_time?: components['schemas']['Seconds'];
      answer_count?: components['schemas']['Count'];
      style?: {
        data: components['schemas']['Picture'][];
      };
      fields: components['schemas']['FormField'][];
    };
    FormField: {
      name: string;
      label: string;
      /** @enum {string} */
      type: 'text' | 'textarea' | 'radio' | 'checkbox' | 'number' | 'date';
      required?: boolean;
      placeholder?: string;
      max_length?: number;
      options?: string[];
    };
    Group: {
      group_id: string;
      name: string;
      type: string;
      layout?: string;
      link_url?: string;
      icon?: string;
      modules?: components['schemas']['HomeModule'][];
    };
    GroupList: {
      groups: components['schemas']['Group'][];
    };
    HomeModule: {
      id: string;
      title: string;
      category: string;
      type: string;
      layout?: string;
      icon?: string;
      url?: string;
    };
    HotWord: {
      word: string;
      /**
       * @description What is shown beside the word.
       * @enum {string}
       */
      mark?: 'hot' | 'new';
    };
    HotWordList: {
      words: components['schemas']['HotWord'][];
    };
    Invite: {
      code: string;
      inviter: {
        alias: string;
        avatar?: string;
      };
      title: string;
      description?: string;
      expired_at?: components['schemas']['Seconds'];
      posts?: components['schemas']['ContentCard'][];
    };
    InviteRecord: {
      records: {
        alias: string;
        avatar?: string;
        created_at: components['schemas']['Seconds'];
      }[];
      total: components['schemas']['Count'];
    };
    LawAnswer: {
      id: string;
      /** @description Plain text; a line break is a paragraph. */
      content: string;
      lawyer: components['schemas']['Lawyer'];
      created_at: components['schemas']['Seconds'];
      like_count?: components['schemas']['Count'];
      /** @description The asker found it the most helpful. */
      is_adopted?: boolean;
    };
    LawAnswerList: {
      answers: components['schemas']['LawAnswer'][];
      total: components['schemas']['Count'];
      disclaimer?: string;
    };
    LawQuestion: {
      id: string;
      title: string;
      /** @description Plain text. */
      content: string;
      /** @description Field of law, such as 劳动合同. */
      category?: string;
      is_anonymous: boolean;
      user: {
        alias: string;
        user_id?: string;
        avatar?: string;
      };
      created_at: components['schemas']['Seconds'];
      view_count?: components['schemas']['Count'];
      like_count?: components['schemas']['Count'];
      comment_count?: components['schemas']['Count'];
      answer_count: components['schemas']['Count'];
      disclaimer?: string;
      share_link?: string;
      meta?: {
        comment_available?: components['schemas']['CommentSwitch'];
      };
      enable_comment?: boolean;
    };
    Lawyer: {
      lawyer_id: string;
      name: string;
      avatar?: string;
      firm?: string;
      practice_years?: components['schemas']['Count'];
      is_certified?: boolean;
      fields?: string[];
    };
    ListPage: {
      posts: components['schemas']['ContentCard'][];
      /** @description Items in the whole list. */
      total: components['schemas']['Count'];
      list_id: string;
      title: string;
      summary?: string;
      style?: {
        data: components['schemas']['Picture'][];
      };
    };
    LiveColumn: {
      name: string;
      /**
       * @description Chat, text and pictures, introduction, replay, a channel, an outer page.
       * @enum {string}
       */
      type: 'chat' | 'post' | 'intro' | 'replay' | 'group' | 'link';
      enable_chat?: components['schemas']['Switch'];
      group_id?: string;
      link_url?: string;
    };
    LiveDetail: {
      live_id: string;
      post_id: string;
      track_id?: string;
      title: string;
      /**
       * @description The screen: landscape or upright video, or text and pictures.
       * @enum {string}
       */
      type: 'landscape' | 'portrait' | 'image';
      status: components['schemas']['LiveStatus'];
      start_time: components['schemas']['Seconds'];
      end_time?: components['schemas']['Seconds'];
      cover?: string;
      content_type?: components['schemas']['ContentType'];
      summary?: string;
      group_id?: string;
      source?: string;
      columns: components['schemas']['LiveColumn'][];
      countdown_switch?: components['schemas']['Switch'];
      countdown_label?: string;
      countdown_style?: string;
      reservation_label?: string;
      disclaimer?: string;
      disclaimer_enable?: components['schemas']['Switch'];
      notice_switch?: components['schemas']['Switch'];
      notice_label?: string;
      /** @description Address of a trailer. */
      notice_video?: string;
      live_background?: string;
      play_background?: string;
      playlists: components['schemas']['LivePlaylist'][];
      /** @description Entries of the text and picture column. */
      live_count?: components['schemas']['Count'];
      online_count?: components['schemas']['Count'];
      view_count?: components['schemas']['Count'];
      share_count?: components['schemas']['Count'];
      like_count?: components['schemas']['Count'];
      booking_count?: components['schemas']['Count'];
      /** @description Another one when the detail has changed, apart from its state and counts; equal to that of a LivePush. */
      revision?: string;
    };
    LiveLikeReceipt: {
      msg_id: string;
      like_count: components['schemas']['Count'];
      /** @constant */
      is_liked: true;
    };
    LivePlaylist: {
      name: string;
      /** @enum {string} */
      type: 'live' | 'replay';
      /** @description An HLS playlist or a file. */
      play_url: string;
      cover?: string;
    };
    LivePost: {
      msg_id: string;
      /** @description Plain text. */
      content: string;
      created_at: components['schemas']['Seconds'];
      alias: string;
      avatar?: string;
      images?: {
        url: string;
        width: number;
        height: number;
      }[];
      play_url?: string;
      is_pinned?: boolean;
      like_count?: components['schemas']['Count'];
      /** @description Whether the owner of the token has liked it. */
      is_liked?: boolean;
    };
    LivePush:
      | {
          /** @constant */
          type: 'message';
          message: components['schemas']['ChatMessage'];
          /** @description Chat messages in the log just before this entry that are not pushed, because the room has too many. */
          left_out_count?: components['schemas']['Count'];
        }
      | {
          /** @constant */
          type: 'delete';
          msg_id: string;
          /** @description Chat messages in the log just before this entry that are not pushed, because the room has too many. */
          left_out_count?: components['schemas']['Count'];
        }
      | {
          /** @constant */
          type: 'post';
          post: components['schemas']['LivePost'];
          /** @description Chat messages in the log just before this entry that are not pushed, because the room has too many. */
          left_out_count?: components['schemas']['Count'];
        }
      | {
          /** @constant */
          type: 'status';
          status: components['schemas']['LiveStatus'];
          /** @description Chat messages in the log just before this entry that are not pushed, because the room has too many. */
          left_out_count?: components['schemas']['Count'];
        }
      | {
          /** @constant */
          type: 'room';
          status: components['schemas']['LiveStatus'];
          online_count: components['schemas']['Count'];
          view_count: components['schemas']['Count'];
          like_count: components['schemas']['Count'];
          revision?: string;
          left_out_count?: components['schemas']['Count'];
        };
    LiveRoom: {
      live_id: string;
      status: components['schemas']['LiveStatus'];
      online_count: components['schemas']['Count'];
      view_count: components['schemas']['Count'];
      like_count: components['schemas']['Count'];
      pinned?: components['schemas']['LivePost'];
      posts: components['schemas']['LivePost'][];
      total: components['schemas']['Count'];
    };
    /**
     * @description 0 upcoming, 1 live, 2 ended, 3 replay.
     * @enum {number}
     */
    LiveStatus: 0 | 1 | 2 | 3;
    LiveSummary: {
      live_id: string;
      post_id: string;
      track_id?: string;
      title: string;
      /**
       * @description The screen: landscape or upright video, or text and pictures.
       * @enum {string}
       */
      type: 'landscape' | 'portrait' | 'image';
      status: components['schemas']['LiveStatus'];
      start_time: components['schemas']['Seconds'];
      end_time?: components['schemas']['Seconds'];
      cover?: string;
    };
    MediaAccount: {
      user_id: string;
      name: string;
      avatar?: string;
      description?: string;
    };
    MediaAccountCollectionChange: {
      /** @enum {string} */
      type: 'add' | 'del';
      cid?: string;
    };
    MediaAccountInfo: {
      user_id: string;
      name: string;
      avatar?: string;
      description?: string;
      /** @description Who stands behind it, as verified. */
      certification?: string;
      ip_location?: string;
      follower_count: components['schemas']['Count'];
      follow_count: components['schemas']['Count'];
      content_count: components['schemas']['Count'];
    };
    ModulePage: {
      posts: components['schemas']['ContentCard'][];
      /** @description Items in the whole list. */
      total: components['schemas']['Count'];
      id: string;
      title: string;
      category: string;
      type?: string;
      layout?: string;
      summary?: string;
      groups?: {
        group_id: string;
        name: string;
      }[];
      group_id?: string;
    };
    NavigationItem: {
      id: string;
      title: string;
      binding?: string;
      category?: string;
      isHome?: boolean;
      groups?: string[];
      icons?: {
        normal?: string;
        selected?: string;
      };
    };
    NewChatMessage: {
      /** @description 1 to 500 characters of plain text. */
      content: string;
    };
    NewComment: {
      /** @description 1 to 500 characters of plain text. */
      content: string;
      track_id?: string;
      /** @enum {number} */
      comment_type?: 1 | 2;
      /** @description gid of the top comment that is answered. */
      parent_id?: string;
      target_user_id?: string;
      target_user_alias?: string;
    };
    NewLiveLike: {
      msg_id: string;
    };
    NewMediaAccountComment: {
      /** @description 1 to 500 characters of plain text. */
      content: string;
      /** @enum {number} */
      comment_type?: 1 | 2;
      /** @description gid of the top comment that is answered. */
      parent_id?: string;
      target_user_id?: string;
      target_user_alias?: string;
    };
    NewReport: {
      /** @enum {string} */
      target_type: 'content' | 'comment' | 'account' | 'chat' | 'clue' | 'circle' | 'question';
      target_id: string;
      /** @description One of `report_reasons` of the site configuration. */
      reason: string;
      /** @description Up to 500 characters of plain text. */
      content?: string;
    };
    OpenCatalog: {
      id: string;
      title: string;
      description?: string;
      content_count: components['schemas']['Count'];
      /** @description The resource the catalogue belongs to. */
      rid: string;
      cover?: string;
      publisher?: string;
      updated_at?: components['schemas']['Seconds'];
      parent?: {
        id: string;
        title: string;
      };
      children: components['schemas']['OpenChapter'][];
      share_link?: string;
    };
    OpenChapter: {
      id: string;
      title: string;
      description?: string;
      content_count: components['schemas']['Count'];
    };
    OpenContent: {
      uuid: string;
      rid: string;
      title: string;
      summary?: string;
      cover?: string;
      catalog_id: string;
      catalog_title?: string;
      source_alias?: string;
      publish_at: components['schemas']['Seconds'];
      view_count?: components['schemas']['Count'];
      /** @description Body as HTML; not trusted. */
      content: string;
      previous?: {
        uuid: string;
        title: string;
      };
      next?: {
        uuid: string;
        title: string;
      };
      share_link?: string;
    };
    OpenContentCard: {
      uuid: string;
      rid: string;
      title: string;
      summary?: string;
      cover?: string;
      catalog_id: string;
      catalog_title?: string;
      source_alias?: string;
      publish_at: components['schemas']['Seconds'];
      view_count?: components['schemas']['Count'];
    };
    OpenContentList: {
      contents: components['schemas']['OpenContentCard'][];
      total: components['schemas']['Count'];
    };
    PersonalDetail: {
      user_id: string;
      alias: string;
      avatar?: string;
      /** @description Tag beside the name, such as 记者. */
      title?: string;
      ip_location?: string;
      description?: string;
      joined_at?: components['schemas']['Seconds'];
      clue_count: components['schemas']['Count'];
      /** @description Reports that ask this person for an answer. */
      at_ta_count: components['schemas']['Count'];
      /** @description Published items that go back to this person. */
      relate_count: components['schemas']['Count'];
      like_count?: components['schemas']['Count'];
    };
    Picture: {
      url?: string;
      thumb?: string;
      wbep_thumb?: string;
      width?: number;
      height?: number;
      caption?: string;
    };
    Place: {
      id: string;
      name: string;
      city: string;
      address?: string;
      latitude?: number;
      longitude?: number;
    };
    RealtimeTicket: {
      /** @description A JWT of some minutes; ask again when it ends. */
      token: string;
      /** @description An absolute address, or a path on the origin of this call. */
      ws: string;
      /** @description `live:` and the live_id. Each publication is one LivePush. */
      channel: string;
    };
    Recomend: {
      Recomend: components['schemas']['ClueTopic'][];
      total: components['schemas']['Count'];
    };
    ReportDetail: {
      post_id: string;
      track_id?: string;
      title: string;
      /** @description Plain text. */
      content: string;
      images?: components['schemas']['Picture'][];
      user: components['schemas']['CluePerson'];
      /** @description Whom the report requests an answer. */
      at_users?: components['schemas']['CluePerson'][];
      /** @description Names of topics. */
      topics?: string[];
      place?: components['schemas']['CluePlace'];
      status: components['schemas']['ClueStatus'];
      status_label?: string;
      created_at: components['schemas']['Seconds'];
      view_count?: components['schemas']['Count'];
      like_count?: components['schemas']['Count'];
      comment_count?: components['schemas']['Count'];
      share_count?: components['schemas']['Count'];
      /** @description Latest step first; empty before the first. */
      progress: components['schemas']['ClueStep'][];
      share_link?: string;
      meta?: {
        comment_available?: components['schemas']['CommentSwitch'];
      };
      enable_comment?: boolean;
    };
    ReportReceipt: {
      report_id: string;
      /** @description The same complaint had been received before. */
      is_repeated: boolean;
    };
    SearchPage: {
      posts: components['schemas']['ContentCard'][];
      /** @description Items in the whole list. */
      total: components['schemas']['Count'];
      /** @description On the first page only. */
      accounts?: components['schemas']['MediaAccount'][];
    };
    /** @description Whole seconds since 1970. Also read: milliseconds, microseconds, text of digits, ISO 8601, and `2026-11-02 07:30:00`, `2026/11/02` as time in Shanghai. Before 1980, from 2100 on, and anything else: no time. */
    Seconds: number;
    ShareConfig: {
      appId: string;
      timestamp: components['schemas']['Seconds'];
      nonceStr: string;
      /** @description 40 hexadecimal digits, small letters. */
      signtrue: string;
      title?: string;
      desc?: string;
      link?: string;
      imgUrl?: string;
    };
    Special: {
      post_id: string;
      title: string;
      summary?: string;
      /** @description Foreword as HTML; not trusted. */
      content?: string;
      track_id?: string;
      share_link?: string;
      source_alias?: string;
      publish_at?: components['schemas']['Seconds'];
      view_count?: components['schemas']['Count'];
      style?: {
        data: components['schemas']['Picture'][];
      };
      groups: components['schemas']['SpecialGroup'][];
      sections: components['schemas']['SpecialSection'][];
    };
    SpecialContent: {
      group_id: string;
      content_list: components['schemas']['ContentCard'][];
      total: components['schemas']['Count'];
    };
    SpecialGroup: {
      group_id: string;
      name?: string;
      /** @description Whether the group may be folded; it starts open. */
      collapse?: boolean;
      /** @description The first items; a group without any is not shown (spec §4). */
      content_list?: components['schemas']['ContentCard'][];
      /** @description Items in the whole group. */
      total?: components['schemas']['Count'];
    };
    SpecialSection: {
      section_id: string;
      title: string;
      group_ids: string[];
    };
    StarChange: {
      /** @enum {string} */
      target_type: 'content' | 'comment';
      /** @description post_id or gid. */
      target_id: string;
      /** @enum {string} */
      type: 'add' | 'del';
    };
    StarState: {
      is_star: boolean;
      star_count: components['schemas']['Count'];
    };
    StaticAlbum: {
      post_id: string;
      content_type: components['schemas']['ContentType'];
      title: string;
      summary?: string;
      track_id?: string;
      /** @description The page of the item; its actor tells the family (spec §2). */
      content_link?: string;
      /** @description Section and subject over the title, such as 深度 · 生态. */
      category?: string;
      source_alias?: string;
      publish_at?: components['schemas']['Seconds'];
      view_count?: components['schemas']['Count'];
      like_count?: components['schemas']['Count'];
      collect_count?: components['schemas']['Count'];
      comment_count?: components['schemas']['Count'];
      /** @description Length of a video or an audio, such as 03:25. */
      duration_str?: string;
      pic_num?: components['schemas']['Count'];
      style?: {
        data: components['schemas']['Picture'][];
      };
      payload?: components['schemas']['ContentPayload'];
      mp?: components['schemas']['MediaAccount'];
      mp_user_id?: string;
      /** @description State of the room of a live item; without it a card says neither state nor time. */
      live?: components['schemas']['CardLive'];
      /** @description Body as HTML; not trusted. */
      content?: string;
      type?: string;
      share_link?: string;
      pc_link?: string;
      author?: string;
      editor?: string;
      meta?: {
        comment_available?: components['schemas']['CommentSwitch'];
      };
      enable_comment?: boolean;
      album_status?: {
        status?: number;
        total?: components['schemas']['Count'];
      };
      /** @description End of a preview: seconds, milliseconds or ISO 8601 (R11). */
      expired_at?: number | string;
      topics?: string[];
      copyright?: string;
      /** @description When what is said was last changed. */
      updated_at?: components['schemas']['Seconds'];
      /** @description What was wrong after the publication, and when it was put right. */
      corrections?: {
        corrected_at?: components['schemas']['Seconds'];
        text: string;
      }[];
      /** @description Says which part was made by a machine. */
      ai_label?: string;
      content_warning?: string;
      /** @description The article read aloud. */
      audio_url?: string;
      subtitles?: {
        label: string;
        lang: string;
        url: string;
      }[];
      uid: string;
      /** @enum {string} */
      series: 'audio_album' | 'video_album';
      tracks?: components['schemas']['AlbumTrack'][];
    };
    /** @description On: true, 1, and the texts `true`, `1`, `yes`, `on`. Off: every other text, number and boolean. */
    Switch: boolean | number | string;
    TokenAnswer: {
      /** @description A JWT with appid, device_id, exp, platform and uid; uid is `anonymous` without a login. */
      token: string;
      /** @description Who has logged in. */
      user_id?: string;
    };
    TokenRequest: {
      appid: number;
      platform: string;
      device_id?: string;
      /** @description Phone number; with it the call is a login, without it the token is anonymous. */
      account?: string;
      verify_code?: string;
      password?: string;
    };
    TopicChannel: {
      channel_id: string;
      name: string;
      topics: components['schemas']['ClueTopic'][];
    };
    TopicDetail: {
      name: string;
      description?: string;
      cover?: string;
      /** @description Views of all its reports together. */
      view_sum: components['schemas']['Count'];
      clue_count: components['schemas']['Count'];
      share_link?: string;
      channel?: components['schemas']['TopicChannel'];
      clues: components['schemas']['ClueCard'][];
      total: components['schemas']['Count'];
    };
    TrackingEvent: {
      event_id?: string;
      timestamp: components['schemas']['Seconds'];
      /** @constant */
      version: 1;
      /** @constant */
      terminal: 'wap';
      /** @description Ids of the content items, joined by |. */
      tid: string;
      behavior: string;
      /** @enum {string} */
      device_type?: 'Android' | 'IOS';
      device_os?: string;
      user_id?: string;
      extras?: {
        [key: string]: unknown;
      };
    };
    UserInfo: {
      user_id: string;
      alias: string;
      avatar?: string;
      /** @description Phone number with its middle hidden, such as 138****8000. */
      tel?: string;
      ip_location?: string;
      created_at?: components['schemas']['Seconds'];
    };
    UserRelation: {
      is_collect: boolean;
    };
    Weather: {
      id: string;
      city: string;
      /** @description Such as 多云. */
      text: string;
      /** @description Degrees Celsius, as the next two. */
      temperature: number;
      high?: number;
      low?: number;
      /** @description Percent. */
      humidity?: number;
      wind?: string;
      /** @description Such as 优. */
      air?: string;
      alerts?: {
        level: string;
        title: string;
      }[];
      updated_at: components['schemas']['Seconds'];
    };
    Failure: {
      code: number;
      /** @description For people, in Chinese. */
      message: string;
      data?: null;
    };
  };
  responses: never;
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  createToken: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TokenRequest'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['TokenAnswer'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  getAppInfo: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['AppInfoAnswer'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  getGroups: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['GroupList'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  logEvents: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['TrackingEvent'] | components['schemas']['TrackingEvent'][];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['BeaconReceipt'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  getContentDetail: {
    parameters: {
      query?: {
        type?: components['schemas']['ContentType'];
        less?: 'true' | 'false';
      };
      header?: never;
      path: {
        post_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['ContentDetail'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  getRelatedContent: {
    parameters: {
      query?: {
        page?: number;
        size?: number;
      };
      header?: never;
      path: {
        type: components['schemas']['ContentType'];
        post_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['ContentPage'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  getRecommendations: {
    parameters: {
      query?: {
        page?: number;
        size?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['ContentPage'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  getHot72h: {
    parameters: {
      query?: {
        page?: number;
        size?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['ContentPage'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  getEditorPicks: {
    parameters: {
      query?: {
        page?: number;
        size?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['ContentPage'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  getTopComments: {
    parameters: {
      query?: {
        pageindex?: number;
        pagesize?: number;
        sort?: 'new' | 'hot';
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['CommentList'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  createComment: {
    parameters: {
      query?: never;
      header?: {
        /** @description Sending the same key again acts once and answers the same. */
        'Idempotency-Key'?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewComment'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['CommentReceipt'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  getChildComments: {
    parameters: {
      query?: {
        pageindex?: number;
        pagesize?: number;
      };
      header?: never;
      path: {
        post: string;
        cid: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['CommentList'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  deleteComment: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        post: string;
        cid: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['CommentDeletion'] | null;
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  sendVerifyCode: {
    parameters: {
      query: {
        tel: string;
        type: 6;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['CodeReceipt'] | null;
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  getAccount: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['UserInfo'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  getOwnAccount: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['UserInfo'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  logout: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: null;
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  getInviteRecord: {
    parameters: {
      query?: {
        page?: number;
        size?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['InviteRecord'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  getUserRelation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        type: components['schemas']['ContentType'];
        post_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['UserRelation'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  changeCollection: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['CollectionChange'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['CollectionState'] | null;
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  changeStar: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['StarChange'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['StarState'] | null;
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  getMediaAccountContent: {
    parameters: {
      query?: {
        type?: components['schemas']['ContentType'];
        less?: 'true' | 'false';
      };
      header?: never;
      path: {
        post_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['ContentDetail'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  getMediaAccountTopComments: {
    parameters: {
      query?: {
        pageindex?: number;
        pagesize?: number;
        sort?: 'new' | 'hot';
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['CommentList'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  createMediaAccountComment: {
    parameters: {
      query?: never;
      header?: {
        /** @description Sending the same key again acts once and answers the same. */
        'Idempotency-Key'?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewMediaAccountComment'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['CommentReceipt'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  getMediaAccountChildComments: {
    parameters: {
      query?: {
        pageindex?: number;
        pagesize?: number;
      };
      header?: never;
      path: {
        post: string;
        cid: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['CommentList'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  deleteMediaAccountComment: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        post: string;
        cid: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['CommentDeletion'] | null;
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  changeMediaAccountCollection: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['MediaAccountCollectionChange'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['CollectionState'] | null;
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  changeMediaAccountStar: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['StarChange'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['StarState'] | null;
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  changeFollow: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        uid: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['FollowChange'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['FollowState'] | null;
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  getFollowState: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        uid: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['FollowState'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  getMediaAccount: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        uid: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['MediaAccountInfo'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  getFollowList: {
    parameters: {
      query?: {
        page?: number;
        size?: number;
      };
      header?: never;
      path: {
        uid: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['FollowList'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  getClueReport: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['ReportDetail'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  getClueRecommendTopics: {
    parameters: {
      query?: {
        page?: number;
        limit?: number;
        sort?: 'view_sum' | 'new';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['Recomend'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  getClueTopic: {
    parameters: {
      query?: {
        page?: number;
        limit?: number;
        sort?: 'view_sum' | 'new';
      };
      header?: never;
      path: {
        name: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['TopicDetail'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  getCluePerson: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['PersonalDetail'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  getPersonClues: {
    parameters: {
      query?: {
        page?: number;
        size?: number;
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['ClueList'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  getPersonAtClues: {
    parameters: {
      query?: {
        page?: number;
        size?: number;
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['ClueList'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  getPersonRelatedPosts: {
    parameters: {
      query?: {
        page?: number;
        size?: number;
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['ContentPage'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  getCirclePost: {
    parameters: {
      query: {
        id: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['CirclePost'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  getCirclePosts: {
    parameters: {
      query?: {
        page?: number;
        size?: number;
        circle_id?: string;
        topic_id?: string;
        type?: 'new' | 'essence';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['CirclePostList'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  getCircleTopic: {
    parameters: {
      query: {
        id: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['CircleTopic'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  getCircleTopics: {
    parameters: {
      query?: {
        page?: number;
        size?: number;
        circle_id?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['CircleTopicList'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  getCircle: {
    parameters: {
      query: {
        id: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['Circle'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  getCircles: {
    parameters: {
      query?: {
        page?: number;
        size?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['CircleList'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  getLawQuestion: {
    parameters: {
      query: {
        id: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['LawQuestion'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  getLawAnswers: {
    parameters: {
      query: {
        page?: number;
        size?: number;
        id: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['LawAnswerList'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  getOpenContent: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        rid: string;
        uuid: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['OpenContent'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  getOpenContents: {
    parameters: {
      query?: {
        page?: number;
        size?: number;
        catalog_id?: string;
      };
      header?: never;
      path: {
        rid: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['OpenContentList'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  getOpenCatalog: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        rid: string;
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['OpenCatalog'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  getLiveInfo: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['LiveDetail'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  getLiveRoom: {
    parameters: {
      query?: {
        page?: number;
        size?: number;
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['LiveRoom'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  likeLivePost: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewLiveLike'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['LiveLikeReceipt'] | null;
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  getLiveChat: {
    parameters: {
      query?: {
        size?: number;
        before?: number;
        since?: number;
      };
      header?: never;
      path: {
        live_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['ChatPage'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  sendLiveMessage: {
    parameters: {
      query?: never;
      header?: {
        /** @description Sending the same key again acts once and answers the same. */
        'Idempotency-Key'?: string;
      };
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewChatMessage'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['ChatReceipt'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  getLiveToken: {
    parameters: {
      query: {
        live_id: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['RealtimeTicket'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  createBooking: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BookingRequest'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['BookingReceipt'] | null;
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  removeBooking: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['BookingRequest'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['BookingReceipt'] | null;
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  getBookings: {
    parameters: {
      query: {
        page?: number;
        size?: number;
        booking_type: components['schemas']['BookingType'];
        tiny?: '0' | '1' | 'true' | 'false';
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['BookingList'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  getHotWords: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['HotWordList'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  searchContent: {
    parameters: {
      query: {
        page?: number;
        size?: number;
        keyword: string;
        type?: components['schemas']['ContentType'];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['SearchPage'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  getChannelContent: {
    parameters: {
      query?: {
        pageindex?: number;
        pagesize?: number;
        gid?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['ChannelPage'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  getModule: {
    parameters: {
      query?: {
        page?: number;
        size?: number;
        group?: string;
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['ModulePage'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  getList: {
    parameters: {
      query?: {
        page?: number;
        size?: number;
      };
      header?: never;
      path: {
        list_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['ListPage'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  getFlyCards: {
    parameters: {
      query?: {
        page?: number;
        size?: number;
      };
      header?: never;
      path: {
        list_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['FlyCardList'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  getSpecial: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['Special'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  getSpecialContent: {
    parameters: {
      query: {
        page?: number;
        size?: number;
        group_id: string;
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['SpecialContent'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  getAlbum: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        series: 'audio_album' | 'video_album';
        uid: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['Album'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  getAlbumTracks: {
    parameters: {
      query?: {
        page?: number;
        size?: number;
        sort?: 'new' | 'old';
      };
      header?: never;
      path: {
        series: 'audio_album' | 'video_album';
        uid: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['AlbumTracks'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  getRelatedAlbums: {
    parameters: {
      query?: {
        page?: number;
        size?: number;
      };
      header?: never;
      path: {
        series: 'audio_album' | 'video_album';
        uid: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['ContentPage'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  getShareConfig: {
    parameters: {
      query: {
        path: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['ShareConfig'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  getAppModule: {
    parameters: {
      query: {
        module_name: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: string;
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  createReport: {
    parameters: {
      query?: never;
      header?: {
        /** @description Sending the same key again acts once and answers the same. */
        'Idempotency-Key'?: string;
      };
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        'application/json': components['schemas']['NewReport'];
      };
    };
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['ReportReceipt'] | null;
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  getForm: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['Form'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  getActivity: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        post_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['Activity'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  getInvite: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        code: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['Invite'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  getPlace: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['Place'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  getWeather: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['Weather'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  getPreviewDetail: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['ContentDetail'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  getInnerComments: {
    parameters: {
      query?: {
        pageindex?: number;
        pagesize?: number;
        sort?: 'new' | 'hot';
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['CommentList'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  getInnerMediaComments: {
    parameters: {
      query?: {
        pageindex?: number;
        pagesize?: number;
        sort?: 'new' | 'hot';
      };
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['CommentList'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  getInnerShareConfig: {
    parameters: {
      query: {
        path: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['ShareConfig'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  getStaticContent: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        type: components['schemas']['ContentType'];
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['ContentDetail'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  getStaticSpecial: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['Special'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  getStaticAlbum: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        series: 'audio_album' | 'video_album';
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['StaticAlbum'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
  getStaticHot72h: {
    parameters: {
      query?: {
        page?: number;
        size?: number;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Success */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': {
            /** @constant */
            code: 0;
            message: string;
            data: components['schemas']['ContentPage'];
          };
        };
      };
      /** @description Failure */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          'application/json': components['schemas']['Failure'];
        };
      };
    };
  };
}
