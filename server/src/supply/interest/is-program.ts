/** Search engines, previews, monitors and libraries, as they name themselves. */
const programs =
  /(?<!cu)bot\b|crawl|spider|slurp|archiver|scrap|headless|lighthouse|preview|monitor|uptime|feed|facebookexternalhit|curl|wget|python|java\/|okhttp|go-http|axios|node|undici|libwww|httpclient/i

/** Whether a browser says of itself that nobody sits before it. What says nothing at all is no browser. */
export const isProgram = (userAgent: string): boolean => userAgent.length < 10 || programs.test(userAgent)
