import * as z from 'zod/mini'

/** By which day something belongs to the period. */
export const DateRule = z.object({ of: z.string(), by: z.string() })
export type DateRule = z.infer<typeof DateRule>

export const LeftOut = z.object({
  what: z.string(),
  why: z.string(),
  credits: z.int(),
  retirementIds: z.array(z.string()),
})
export type LeftOut = z.infer<typeof LeftOut>

/** Beside what a report says because somebody typed it: no ledger knows it. */
export const givenNote = 'Stated by the company, not verified'

export const ReportMade = z.object({
  at: z.string(),
  /** Changes with every change of the template. */
  templateVersion: z.string(),
  dateRules: z.array(DateRule),
  /** The newest signed state of the log when it was made; null before the first. */
  checkpoint: z.nullable(z.object({ origin: z.string(), size: z.int(), root: z.string() })),
  leftOut: z.array(LeftOut),
})
export type ReportMade = z.infer<typeof ReportMade>
