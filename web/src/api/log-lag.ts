// The log takes an entry up within a second or two of its commit.
export const lookAgainMs = 1500

/** For a query: looks again for as long as one of these has no place in the public log yet. */
export const untilLogged = (steps: readonly { logIndex: number | null }[] | undefined): number | false =>
  steps?.some(({ logIndex }) => logIndex === null) ? lookAgainMs : false
