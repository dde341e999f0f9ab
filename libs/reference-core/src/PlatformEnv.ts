/** Variables that middleware sets for the handlers of a request. */
export interface PlatformEnv {
  Variables: {
    requestId: string;
    /** The one id of all that is done for a request, in every program. */
    traceId: string;
    /** Path template, for logs, which must not contain ids. */
    route?: string;
  };
}

/** Takes finished log lines; pino's logger is one. */
export interface PlatformLogger {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}
