/**
 * How large a mark is. Stocks on one market differ a thousandfold: drawn by area, all but the largest would be specks no
 * finger finds, so a mark is one of four sizes, each for ten times as much.
 */
export const tonneSteps = [
  { below: 1000, radius: 11, words: 'under 1,000 t' },
  { below: 10_000, radius: 14, words: 'to 10,000 t' },
  { below: 100_000, radius: 17, words: 'to 100,000 t' },
  { below: Number.POSITIVE_INFINITY, radius: 21, words: 'more' },
] as const

export const radiusOf = (credits: number): number =>
  (tonneSteps.find(({ below }) => credits < below) ?? tonneSteps[3]).radius
