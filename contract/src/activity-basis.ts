import * as z from 'zod/mini'
import { Metric } from './findings.ts'

export const dataGrades = ['A', 'B', 'C', 'D', 'E'] as const
export type DataGrade = (typeof dataGrades)[number]
const Grade = z.enum(dataGrades)

/** A line as it was computed: kept with the result, so that it can be followed whatever becomes of the factors. */
export const ActivityLine = z.object({
  id: z.string(),
  activity: z.string(),
  name: z.string(),
  metric: z.union([Metric, z.literal('scope2')]),
  amount: z.string(),
  unit: z.string(),
  startsOn: z.string(),
  endsOn: z.string(),
  region: z.string(),
  site: z.string(),
  supplier: z.string(),
  basis: z.enum(['measured', 'estimated', 'extrapolated']),
  note: z.string(),
  factor: z.object({
    /** Null where it is the person's own. */
    id: z.nullable(z.string()),
    kg: z.string(),
    unit: z.string(),
    region: z.nullable(z.string()),
    year: z.int(),
    says: z.string(),
    licence: z.nullable(z.string()),
    url: z.nullable(z.string()),
    note: z.string(),
  }),
  /** Of Scope 2 by location. */
  grams: z.int(),
  /** Of Scope 2 by contract; null where nothing of the kind is known, or it is no Scope 2. */
  marketGrams: z.nullable(z.int()),
  /** What is known by contract: the factor per kWh, and who says so. */
  market: z.nullable(
    z.object({ kind: z.enum(['supplier', 'certificates']), kg: z.string(), source: z.string() }),
  ),
  /** Activity times factor, and what it comes to. */
  formula: z.string(),
  marketFormula: z.nullable(z.string()),
  /** What is not as one would wish, and what is left out. */
  remarks: z.array(z.string()),
  grade: Grade,
  reasons: z.array(z.string()),
})

/** What an analysis of activity data was computed from, in place of a document. */
export const ActivityBasis = z.object({
  inventoryId: z.string(),
  version: z.int(),
  year: z.int(),
  factorSet: z.object({ name: z.string(), sha256: z.string() }),
  grade: z.nullable(Grade),
  lines: z.array(ActivityLine),
})
export type ActivityLine = z.infer<typeof ActivityLine>
export type ActivityBasis = z.infer<typeof ActivityBasis>
