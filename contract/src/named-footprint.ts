import * as z from 'zod/mini'

/** A year of one of the caller's own analyses; without a year, the one its page speaks of first. */
export const FootprintOf = z.object({
  analysisId: z.string(),
  year: z.optional(z.int()),
})
export type FootprintOf = z.infer<typeof FootprintOf>

/** The footprint that something else is held against, and where it comes from. */
export const NamedFootprint = z.object({
  tonnes: z.number(),
  /** The analysis it was read from just now; null where a person gave it by hand. */
  from: z.nullable(
    z.object({
      analysisId: z.string(),
      companyName: z.string(),
      fileName: z.string(),
      year: z.int(),
      /** The part of the company it is about; null where it is the whole. */
      perimeter: z.nullable(z.string()),
      /** A person gave or changed a part of it. */
      corrected: z.boolean(),
      /** A part of it is worth checking. */
      doubtful: z.boolean(),
    }),
  ),
})
export type NamedFootprint = z.infer<typeof NamedFootprint>

/** Where a footprint comes from, in words. */
export const tellSource = ({ from }: NamedFootprint): string => {
  if (!from) return 'Given by hand'
  const { companyName, fileName, year, perimeter, corrected, doubtful } = from
  return [
    `Analysis of “${fileName}” (${companyName})`,
    String(year),
    perimeter ?? 'whole company',
    ...(corrected ? ['with figures given by a person'] : []),
    ...(doubtful ? ['worth checking'] : []),
  ].join(', ')
}
