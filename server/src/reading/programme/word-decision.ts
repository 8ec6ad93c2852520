import type { DecisionSaid, NewDecision } from '@ledgerleaf/contract/programme-decisions'
import { causeWords, tellTarget } from '@ledgerleaf/contract/programme-decisions'
import { keepDecimals } from '@ledgerleaf/contract/quantities'
import { DomainError } from '../../platform/domain-error.ts'
import type { JoinedProgramme } from './programme-queries.ts'
import { knownLines, type ReckonedBase } from './reckon-base.ts'

type Wish<Kind extends NewDecision['kind']> = Extract<NewDecision, { kind: Kind }>

const refuse = (message: string, field?: string): never => {
  throw new DomainError('invalid_input', { message, ...(field ? { field } : {}) })
}

const changed = (message: string): never => {
  throw new DomainError('figure_changed', { message })
}

const sourceNamed = ({ inventories }: JoinedProgramme, sourceId: string) => {
  const source = inventories.find(({ analysisId }) => analysisId === sourceId)
  if (!source) throw new DomainError('not_found')
  return source
}

const choose = (programme: JoinedProgramme, wish: Wish<'choose'>): DecisionSaid => {
  const { fileName: sourceName } = sourceNamed(programme, wish.sourceId)
  const { year, line, sourceId, seen } = wish
  const told = programme.years.find((one) => one.year === year)?.lines.find((one) => one.line === line)
  if (!told) throw new DomainError('not_found')
  const said = new Map(told.statements.map((one) => [one.sourceId, one.tonnes]))
  const isSeen = seen.length === said.size && seen.every((one) => said.get(one.sourceId) === one.tonnes)
  if (!isSeen)
    changed('What the reports say of this was changed in the meantime. Look at it as it is now, then decide.')
  if (!told.conflict) refuse('There is nothing to decide: all reports say the same.')
  const chosen = told.statements.find((one) => one.sourceId === sourceId)
  if (!chosen) throw new DomainError('not_found')
  const { tonnes, metric } = chosen
  return { kind: 'choose', year, line, sourceId, seen, sourceName, tonnes, metric }
}

const takeInOrOut = (
  programme: JoinedProgramme,
  { kind, sourceId }: Wish<'leave_out' | 'take_in'>,
): DecisionSaid => {
  const { fileName: sourceName } = sourceNamed(programme, sourceId)
  if (programme.settled.leftOut.has(sourceId) === (kind === 'leave_out'))
    refuse(kind === 'leave_out' ? 'It is left out already.' : 'It is no longer left out.')
  return { kind, sourceId, sourceName }
}

/** Nothing is recorded while documents contradict each other about it. */
const refuseUndecided = ({ years }: JoinedProgramme, year: number): void => {
  const ofYear = years.find((one) => one.year === year)
  if (ofYear?.lines.some(({ state }) => state === 'undecided'))
    refuse(`Reports contradict each other about ${year}. Decide which figure stands first.`, 'year')
}

const setBase = (programme: JoinedProgramme, { year, thresholdPercent }: Wish<'base'>): DecisionSaid => {
  const { base, years } = programme
  if (base?.year === year) {
    if (base.thresholdPercent === thresholdPercent) refuse('This is the base year already.', 'year')
    return { kind: 'base', year, thresholdPercent, figures: base.recorded }
  }
  refuseUndecided(programme, year)
  const ofYear = years.find((one) => one.year === year)
  const figures = ofYear ? knownLines(ofYear) : []
  if (figures.length === 0) refuse(`The emissions of ${year} are not known.`, 'year')
  return { kind: 'base', year, thresholdPercent, figures }
}

const baseOf = ({ base }: JoinedProgramme): ReckonedBase => base ?? refuse('There is no base year yet.')

const adjust = (programme: JoinedProgramme, wish: Wish<'adjust'>): DecisionSaid => {
  const { now } = baseOf(programme)
  const { kind, line, cause, what } = wish
  const tonnes = keepDecimals(wish.tonnes)
  const known = now.find((one) => one.line === line)
  if (!known) return refuse('This line of the base year is not known, so nothing can be added to it.', 'line')
  if (known.tonnes + tonnes < 0) refuse('Less than nothing would be left of it.', 'tonnes')
  return { kind, line, cause, what, tonnes }
}

const unadjust = ({ settled }: JoinedProgramme, { version }: Wish<'unadjust'>): DecisionSaid => {
  const made = settled.base?.adjustments.find((one) => one.version === version)
  if (!made) throw new DomainError('not_found')
  return { kind: 'unadjust', version, what: `${causeWords[made.cause]}, ${made.what}` }
}

const recalculate = (programme: JoinedProgramme, { kind }: Wish<'recalculate' | 'keep'>): DecisionSaid => {
  const { year, recorded, after, state, changePercent } = baseOf(programme)
  refuseUndecided(programme, year)
  if (state === 'same') refuse('Nothing about the base year has changed.')
  if (kind === 'recalculate' && after.length === 0)
    refuse(`The emissions of ${year} are not known any more, so nothing can be recorded for it.`)
  if (state === 'kept' && kind === 'keep') refuse('It was kept as it is already.')
  return { kind, before: recorded, after, changePercent }
}

const targetsMax = 20

const setTarget = ({ settled }: JoinedProgramme, wish: Wish<'target'>, now: Date): DecisionSaid => {
  const { reason: _, seenVersion: __, ...asked } = wish
  const target = { ...asked, scopes: [...new Set(asked.scopes)].sort((a, b) => a - b) }
  if (target.baseYear > now.getUTCFullYear())
    refuse('A base year is over, or has at least begun.', 'baseYear')
  if (target.targetYear <= target.baseYear) refuse('The target lies after its base year.', 'targetYear')
  if (settled.targets.length >= targetsMax) refuse(`There are ${targetsMax} targets already. Drop one first.`)
  if (settled.targets.some((one) => tellTarget(one) === tellTarget(target) && one.scope2 === target.scope2))
    refuse('This target stands already.')
  return target
}

const drop = ({ settled }: JoinedProgramme, { version }: Wish<'drop'>): DecisionSaid => {
  const target = settled.targets.find((one) => one.version === version)
  if (!target) throw new DomainError('not_found')
  return { kind: 'drop', version, what: tellTarget(target) }
}

/** What a wish comes to, held against the programme as it is at this moment; or a refusal that says why not. */
export const wordDecision = (programme: JoinedProgramme, wish: NewDecision, now: Date): DecisionSaid => {
  switch (wish.kind) {
    case 'choose':
      return choose(programme, wish)
    case 'leave_out':
    case 'take_in':
      return takeInOrOut(programme, wish)
    case 'base':
      return setBase(programme, wish)
    case 'adjust':
      return adjust(programme, wish)
    case 'unadjust':
      return unadjust(programme, wish)
    case 'recalculate':
    case 'keep':
      return recalculate(programme, wish)
    case 'target':
      return setTarget(programme, wish, now)
    case 'drop':
      return drop(programme, wish)
  }
}
