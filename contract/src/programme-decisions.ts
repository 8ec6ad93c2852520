import * as z from 'zod/mini'
import { Metric } from './findings.ts'
import { LineTonnes, lineName, lineOf, ProgrammeLine, Scope2Line } from './programme-lines.ts'
import { writeExact } from './quantities.ts'
import { Reason } from './reason.ts'

export const targetKinds = ['near_term', 'long_term', 'net_zero'] as const
export const targetKindWords: Record<(typeof targetKinds)[number], string> = {
  near_term: 'Near-term',
  long_term: 'Long-term',
  net_zero: 'Net zero',
}

export const adjustmentCauses = ['acquired', 'sold', 'method', 'error'] as const
export const causeWords: Record<(typeof adjustmentCauses)[number], string> = {
  acquired: 'Acquired',
  sold: 'Sold',
  method: 'Method or factors changed',
  error: 'Error found',
}

/** What the GHG Protocol leaves to the company, and most companies choose. */
export const thresholdPercentDefault = 5

const reason = Reason(500, 'Say why in words, for whoever reads this next year')
const year = z.int().check(z.minimum(1990, 'Please give a year from 1990'), z.maximum(2100))
const percent = (least: number) =>
  z.number().check(z.minimum(least, `Please give at least ${least} %`), z.maximum(100, 'At most 100 %'))
const source = z.string().check(z.maxLength(40))
const Stated = z.object({ sourceId: source, tonnes: z.number() })

const Choose = z.object({
  kind: z.literal('choose'),
  year,
  line: ProgrammeLine,
  /** Whose figure stands from now on. */
  sourceId: source,
  /** What every inventory said of it when the person chose: if one says something else, it is to be decided anew. */
  seen: z.array(Stated).check(z.minLength(1), z.maxLength(1000)),
})
const LeaveOut = z.object({ kind: z.enum(['leave_out', 'take_in']), sourceId: source })
const Base = z.object({ kind: z.literal('base'), year, thresholdPercent: percent(0.1) })
const Adjust = z.object({
  kind: z.literal('adjust'),
  line: ProgrammeLine,
  /** Below zero where something was sold. */
  tonnes: z.number().check(
    z.minimum(-1e12),
    z.maximum(1e12),
    z.refine((tonnes) => tonnes !== 0, 'Please say by how many tonnes'),
  ),
  cause: z.enum(adjustmentCauses),
  what: z.string().check(
    z.overwrite((text: string) => text.replaceAll('\u0000', '').trim()),
    z.minLength(1, 'Please say what it was'),
    z.maxLength(120),
  ),
})
const Unadjust = z.object({ kind: z.literal('unadjust'), version: z.int() })
const Recalculate = z.object({ kind: z.literal('recalculate') })
const Keep = z.object({ kind: z.literal('keep') })
export const TargetWish = z.object({
  kind: z.literal('target'),
  targetKind: z.enum(targetKinds),
  scopes: z
    .array(z.int().check(z.minimum(1), z.maximum(3)))
    .check(z.minLength(1, 'Please choose a scope'), z.maxLength(3)),
  /** By which method Scope 2 is told, also where it is no part of the target. */
  scope2: Scope2Line,
  baseYear: year,
  targetYear: year,
  percent: percent(0.1),
})
const Drop = z.object({ kind: z.literal('drop'), version: z.int() })

const asked = {
  reason,
  /** The number of the last decision the person had seen, so that nobody overwrites what they have not. */
  seenVersion: z.int().check(z.minimum(0)),
}

/** One decision about the programme, as a person makes it. */
export const NewDecision = z.discriminatedUnion('kind', [
  z.extend(Choose, asked),
  z.extend(LeaveOut, asked),
  z.extend(Base, asked),
  z.extend(Adjust, asked),
  z.extend(Unadjust, asked),
  z.extend(Recalculate, asked),
  z.extend(Keep, asked),
  z.extend(TargetWish, asked),
  z.extend(Drop, asked),
])
export type NewDecision = z.infer<typeof NewDecision>

const Moved = { before: z.array(LineTonnes), after: z.array(LineTonnes), changePercent: z.number() }

/** What was decided, with the figures it was decided on: they are kept, whatever becomes of the reports. */
export const DecisionSaid = z.discriminatedUnion('kind', [
  /** The metric is missing in what older releases kept; then it is of the line. */
  z.extend(Choose, { sourceName: z.string(), tonnes: z.number(), metric: z.optional(Metric) }),
  z.extend(LeaveOut, { sourceName: z.string() }),
  z.extend(Base, { figures: z.array(LineTonnes) }),
  Adjust,
  z.extend(Unadjust, { what: z.string() }),
  z.extend(Recalculate, Moved),
  z.extend(Keep, Moved),
  TargetWish,
  z.extend(Drop, { what: z.string() }),
])
export type DecisionSaid = z.infer<typeof DecisionSaid>

/** The list of decisions is only ever added to. */
export const Decision = z.object({
  /** The running number within the organisation. */
  version: z.int(),
  said: DecisionSaid,
  reason: z.string(),
  /** The e-mail address of whoever decided. */
  madeBy: z.string(),
  madeAt: z.string(),
})
export type Decision = z.infer<typeof Decision>

const tonnes = (value: number) => `${writeExact(value)} t`
const signed = (value: number) => `${value > 0 ? '+' : '−'}${tonnes(Math.abs(value))}`
const sum = (figures: readonly LineTonnes[]) =>
  figures.map(({ line, tonnes: value }) => `${lineName(line)} ${tonnes(value)}`).join(', ')

/** As one says it: Scope 1, Scope 1 and 2, Scope 1, 2 and 3. */
export const tellScopes = (scopes: readonly number[]): string => {
  const inOrder = [...scopes].sort((a, b) => a - b)
  const last = inOrder.at(-1) ?? ''
  return `Scope ${inOrder.length > 1 ? `${inOrder.slice(0, -1).join(', ')} and ${last}` : last}`
}

export const tellTarget = ({
  targetKind,
  scopes,
  percent: cut,
  baseYear,
  targetYear,
}: z.infer<typeof TargetWish>): string =>
  `${targetKindWords[targetKind]}: ${tellScopes(scopes)}, ${cut} % less by ${targetYear} than in ${baseYear}`

/** Of Scope 2 without its method, a figure by method may be chosen over it: then that one is named, and what gave way. */
const tellChoice = ({
  line,
  metric,
  year: of,
  sourceName,
  ...said
}: Extract<DecisionSaid, { kind: 'choose' }>) => {
  const chosen = (metric && lineOf(metric)) ?? line
  if (line === 'total' && chosen !== line)
    return `The scopes of ${of} stand, ${tonnes(said.tonnes)} in all as “${sourceName}” says, in place of another total`
  const instead = chosen === line ? '' : `, in place of a figure without its method`
  return `${lineName(chosen)}, ${of}: ${tonnes(said.tonnes)} stands, as “${sourceName}” says${instead}`
}

/** What was decided, in a sentence: for the history on the screen and in every export. */
export const tellDecision = (said: DecisionSaid): string => {
  switch (said.kind) {
    case 'choose':
      return tellChoice(said)
    case 'leave_out':
      return `“${said.sourceName}” is left out`
    case 'take_in':
      return `“${said.sourceName}” is taken in again`
    case 'base':
      return `Base year ${said.year}, recalculated from ${said.thresholdPercent} % on: ${sum(said.figures)}`
    case 'adjust':
      return `${causeWords[said.cause]}, ${said.what}: ${lineName(said.line)} of the base year ${signed(said.tonnes)}`
    case 'unadjust':
      return `Taken back: ${said.what}`
    case 'recalculate':
      return `Base year recalculated, changed by ${said.changePercent} %: before ${sum(said.before)}; after ${sum(said.after)}`
    case 'keep':
      return `Base year kept as it is, though changed by ${said.changePercent} %: ${sum(said.before)} stays, and not ${sum(said.after)}`
    case 'target':
      return tellTarget(said)
    case 'drop':
      return `Target dropped: ${said.what}`
  }
}
