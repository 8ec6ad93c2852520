/**
 * Why something was not believed, in words for a person. Checks throw it rather than answer false:
 * an answer can be overlooked, and an overlooked check is a forged certificate.
 */
export class Refusal extends Error {
  override name = 'Refusal'
}

/** Why something could not be asked at all, in words for a person. It speaks neither for nor against what was to be checked. */
export class Unanswered extends Error {
  override name = 'Unanswered'
}

/** Words that came from outside, short enough to be repeated in a reason. */
export const quote = (words: string): string => (words.length > 100 ? `${words.slice(0, 100)}…` : words)
