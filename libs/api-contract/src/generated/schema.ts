/** Made by `npx nx generate api-contract` from the schemas; do not edit. */
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
    /** An anonymous token for this device */
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
    /** What was read most in 72 hours, first rank first */
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
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    AppInfo: {
      /** @description #rgb or #rrggbb. */
      primaryColor?: string;
      h5_config?: {
        site_name?: string;
        site_logo?: string;
        descriptions?: string;
        record_no?: string;
        report_reasons?: string[];
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
      accepted: number;
      repeated: number;
    };
    Comment: {
      gid: string;
      content: string;
      created_at: number;
      /** @description Province or city. */
      ip_location?: string;
      alias: string;
      avatar?: string;
      user?: {
        mp_name?: string;
      };
      /** @description Whether the owner of the token has starred it. */
      star?: boolean;
      star_count?: number;
      reply_count?: number;
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
    CommentList: {
      comments: components['schemas']['Comment'][];
      /** @description How many the list pages through: top comments, or replies of one. */
      count: number;
      /** @description Top comments and replies together. */
      total?: number;
    };
    CommentReceipt: {
      comment: components['schemas']['Comment'];
      is_pending: boolean;
    };
    ContentCard: {
      post_id: string;
      content_type: components['schemas']['ContentType'];
      title: string;
      summary?: string;
      track_id?: string;
      /** @description Section and subject over the title, such as 深度 · 生态. */
      category?: string;
      source_alias?: string;
      publish_at?: number;
      view_count?: number;
      like_count?: number;
      collect_count?: number;
      comment_count?: number;
      /** @description Length of a video or an audio, such as 03:25. */
      duration_str?: string;
      pic_num?: number;
      style?: {
        data: components['schemas']['Picture'][];
      };
      payload?: components['schemas']['ContentPayload'];
      mp?: components['schemas']['MediaAccount'];
      mp_user_id?: string;
    };
    ContentDetail: {
      post_id: string;
      content_type: components['schemas']['ContentType'];
      title: string;
      summary?: string;
      track_id?: string;
      /** @description Section and subject over the title, such as 深度 · 生态. */
      category?: string;
      source_alias?: string;
      publish_at?: number;
      view_count?: number;
      like_count?: number;
      collect_count?: number;
      comment_count?: number;
      /** @description Length of a video or an audio, such as 03:25. */
      duration_str?: string;
      pic_num?: number;
      style?: {
        data: components['schemas']['Picture'][];
      };
      payload?: components['schemas']['ContentPayload'];
      mp?: components['schemas']['MediaAccount'];
      mp_user_id?: string;
      /** @description Body as HTML; not trusted. */
      content?: string;
      type?: string;
      share_link?: string;
      content_link?: string;
      pc_link?: string;
      author?: string;
      editor?: string;
      relations?: components['schemas']['ContentCard'][];
      meta?: {
        /** @description `true` opens comments. */
        comment_available?: string;
      };
      enable_comment?: boolean;
      album_status?: {
        status?: number;
        total?: number;
      };
      /** @description End of a preview: seconds, milliseconds or ISO 8601. */
      expired_at?: number | string;
      topics?: string[];
      copyright?: string;
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
      total: number;
    };
    ContentPayload: {
      url?: string;
      real_url?: string;
      nav?: boolean | number | string;
      capsule?: boolean | number | string;
      bizName?: string;
      enable_app?: boolean | number | string;
      app_url?: string;
      enable_pc?: boolean | number | string;
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
    Group: {
      group_id: string;
      name: string;
      type: string;
      layout?: string;
      link_url?: string;
      icon?: string;
    };
    GroupList: {
      groups: components['schemas']['Group'][];
    };
    MediaAccount: {
      user_id: string;
      name: string;
      avatar?: string;
      description?: string;
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
    Picture: {
      url?: string;
      thumb?: string;
      wbep_thumb?: string;
      width?: number;
      height?: number;
      caption?: string;
    };
    TokenAnswer: {
      /** @description A JWT with appid, device_id, exp, platform and uid `anonymous`. */
      token: string;
    };
    TokenRequest: {
      appid: number;
      platform: string;
      device_id?: string;
    };
    TrackingEvent: {
      event_id?: string;
      timestamp: number;
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
}
