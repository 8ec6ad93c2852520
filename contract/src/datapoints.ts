import * as z from 'zod/mini'
import { ReportMade } from './report-made.ts'

/** One datapoint of ESRS E1-7 under the name it has in the XBRL taxonomy. */
export const Datapoint = z.object({
  concept: z.string(),
  /** Its number in EFRAG's list of datapoints. */
  datapoint: z.nullable(z.string()),
  paragraph: z.string(),
  label: z.string(),
  /** Both days included. */
  period: z.string(),
  value: z.nullable(z.union([z.number(), z.boolean(), z.string()])),
  /** A percentage is a part of one, as in XBRL. */
  unit: z.nullable(z.enum(['tCO2e', 'pure'])),
  dimensions: z.record(z.string(), z.string()),
  retirementIds: z.array(z.string()),
  /** Why it has no value. */
  missing: z.nullable(z.string()),
})
export type Datapoint = z.infer<typeof Datapoint>

export const Datapoints = z.object({
  taxonomy: z.object({ name: z.string(), namespace: z.string(), prefix: z.string() }),
  entity: z.object({
    name: z.string(),
    /** Where the name is the word of whoever made the report. */
    note: z.nullable(z.string()),
  }),
  /** Where no real money is behind it; otherwise null. */
  mark: z.nullable(z.string()),
  period: z.string(),
  comparativePeriod: z.string(),
  facts: z.array(Datapoint),
  made: ReportMade,
})
export type Datapoints = z.infer<typeof Datapoints>
