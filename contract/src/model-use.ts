import * as z from 'zod/mini'
import { inThousands } from './in-thousands.ts'

/** What was asked of a language model about the pages a report left open, and what came of it. */
export const ModelUse = z.object({
  pages: z.int(),
  /** Of those, the ones it gave no usable answer to in its time. */
  unanswered: z.int(),
  /** As its server counts them; null where it does not. */
  tokens: z.nullable(z.int()),
  milliseconds: z.int(),
  accepted: z.int(),
  refused: z.int(),
})
export type ModelUse = z.infer<typeof ModelUse>

const many = (count: number, noun: string): string => `${inThousands(count)} ${noun}${count === 1 ? '' : 's'}`

/** One sentence for page and paper. */
export const modelUseInWords = (use: ModelUse): string => {
  const { pages, unanswered, tokens, milliseconds, accepted, refused } = use
  const seconds = `${(milliseconds / 1000).toFixed(1)} s`
  const spent = tokens === null ? seconds : `${many(tokens, 'token')}, ${seconds}`
  const asked = `A language model was asked about ${many(pages, 'page')}`
  if (unanswered === pages)
    return `${asked} and gave no usable answer (${spent}). The figures are our own reading.`
  const silent = unanswered === 0 ? '' : `; ${many(unanswered, 'page')} without a usable answer`
  return `${asked}: ${spent}; ${many(accepted, 'figure')} accepted, ${inThousands(refused)} refused${silent}.`
}
