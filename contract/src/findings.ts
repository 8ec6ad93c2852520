import * as z from 'zod/mini'
import { metrics } from './metrics.ts'

export const Metric = z.enum(metrics)

const Box = z.object({ x0: z.number(), y0: z.number(), x1: z.number(), y1: z.number() })

/** Where a figure stands: a page and a place on it, or a sheet and a cell; always with the words that stand there. */
export const Evidence = z.object({
  page: z.nullable(z.number()),
  box: z.nullable(Box),
  sheet: z.nullable(z.string()),
  cell: z.nullable(z.string()),
  quote: z.string(),
})
export type Evidence = z.infer<typeof Evidence>

export const Finding = z.object({
  id: z.string(),
  metric: Metric,
  year: z.int(),
  /** Tonnes of CO2e, or MWh for energy. */
  value: z.number(),
  unit: z.enum(['tCO2e', 'MWh']),
  rawValue: z.string(),
  rawUnit: z.string(),
  conversion: z.string(),
  confidence: z.number(),
  /** True where a person should look before relying on it. */
  doubtful: z.boolean(),
  gas: z.enum(['CO2e', 'CO2']),
  evidence: Evidence,
  /** The part of the company it is about, in the document's words; null where it is the whole. */
  perimeter: z.nullable(z.string()),
  /** What spoke for and against this reading, the weightiest first. */
  reasons: z.array(z.string()),
  context: z.array(z.string()),
  /** Who found it: our own reading, a language model whose evidence was found on the page, or nobody: it was computed. */
  foundBy: z.enum(['reading', 'model', 'activity']),
  alternatives: z.array(
    z.object({
      value: z.number(),
      rawValue: z.string(),
      rawUnit: z.string(),
      perimeter: z.nullable(z.string()),
      evidence: Evidence,
    }),
  ),
})
export type Finding = z.infer<typeof Finding>

export const EmissionSource = z.object({
  name: z.string(),
  scope: z.nullable(z.int()),
  year: z.int(),
  tonnes: z.number(),
  share: z.nullable(z.number()),
  evidence: Evidence,
  computed: z.nullable(
    z.object({ activity: z.string(), factorId: z.string(), factor: z.string(), factorSource: z.string() }),
  ),
})
export type EmissionSource = z.infer<typeof EmissionSource>

export const Intensity = z.object({
  name: z.string(),
  year: z.int(),
  value: z.number(),
  unit: z.string(),
  evidence: Evidence,
})
export type Intensity = z.infer<typeof Intensity>

export const Target = z.object({
  text: z.string(),
  percent: z.nullable(z.number()),
  baseYear: z.nullable(z.int()),
  targetYear: z.nullable(z.int()),
  scopes: z.array(z.int()),
  netZero: z.boolean(),
  evidence: Evidence,
})
export type Target = z.infer<typeof Target>

export const Flag = z.object({
  id: z.string(),
  /** What a rule finds in the document, or where our own reading wants a look before anybody is accused. */
  kind: z.enum(['rule', 'our reading']),
  severity: z.enum(['high', 'medium', 'low']),
  title: z.string(),
  found: z.string(),
  standards: z.array(z.object({ name: z.string(), reference: z.string() })),
  todo: z.string(),
  evidence: z.array(Evidence),
})
export type Flag = z.infer<typeof Flag>
