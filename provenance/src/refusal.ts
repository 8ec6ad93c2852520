/**
 * Why something was not believed, in words for a person. Checks throw it rather than answer false:
 * an answer can be overlooked, and an overlooked check is a forged certificate.
 */
export class Refusal extends Error {
  override name = 'Refusal'
}

/** Words that came from outside, short enough to be repeated in a reason. */
export const quote = (words: string): string => (words.length > 100 ? `${words.slice(0, 100)}…` : words)
