import * as z from 'zod/mini'

/** Characters as a reader counts them: an emoji is one, in the browser and on the server alike. */
export const lengthOf = (text: string): number => [...text].length

/** No text longer than this. Said with the number, so that nobody has to guess how much has to go. */
export const atMost = (lengthMax: number, label = 'This') =>
  z.refine<string>(
    (text) => lengthOf(text) <= lengthMax,
    `${label} is longer than ${lengthMax.toLocaleString('en-US')} characters`,
  )
