import * as z from 'zod/mini'

type Bound = readonly [number: number, words: string]

/** A whole number between two bounds. Each refusal has words of its own: a number too large is still a whole number. */
export const Whole = (words: string, [least, tooSmall]: Bound, [most, tooLarge]: Bound) =>
  z
    .int({
      // What is too large to be exact is refused before the bound below is asked.
      error: ({ code, input }) => (code === 'too_big' ? (Number(input) > 0 ? tooLarge : tooSmall) : words),
    })
    .check(z.minimum(least, tooSmall), z.maximum(most, tooLarge))
