import type { CheckState, CheckUnit, StandingCheck } from '@ledgerleaf/contract/standing'
import { writeWhole } from '../../ui/format.ts'

export const stateWords: Record<CheckState, string> = {
  good: 'Good',
  late: 'Late',
  stopping: 'Stops people',
  unknown: 'Not known',
  unset: 'Not set up',
}

/** Well as far as is known is not well: it gets no tick. */
export const untriedWords = 'Not checked yet'

export const isUntried = ({ state, isUntried }: StandingCheck): boolean => state === 'good' && isUntried

/** What somebody should see first. */
const order: Record<CheckState, number> = { stopping: 0, late: 1, unknown: 2, unset: 3, good: 4 }

export const worstFirst = (checks: readonly StandingCheck[]): StandingCheck[] =>
  [...checks].sort((a, b) => order[a.state] - order[b.state])

const sizeOf = (bytes: number): string =>
  bytes < 2 ** 30 ? `${writeWhole(Math.floor(bytes / 2 ** 20))} MiB` : `${(bytes / 2 ** 30).toFixed(1)} GiB`

const spanOf = (seconds: number): string => {
  if (seconds < 120) return `${writeWhole(seconds)} s`
  if (seconds < 7200) return `${writeWhole(Math.round(seconds / 60))} min`
  return `${writeWhole(Math.round(seconds / 3600))} h`
}

export const writeMilliseconds = (value: number): string => `${writeWhole(value)} ms`

const write: Record<CheckUnit, (value: number) => string> = {
  seconds: spanOf,
  milliseconds: writeMilliseconds,
  bytes: sizeOf,
  entries: writeWhole,
}

/** Where the sentence beside it tells another span of time, which one is measured. */
const measured: Partial<Record<string, string>> = { log: 'Longest wait ' }

/** What was measured, and from where on it would be bad. */
export const writeFigure = ({ name, figure, limit, unit }: StandingCheck): string | null => {
  if (figure === null) return null
  if (limit === null) return write[unit](figure)
  // That none of it is the measure is said by the figure alone.
  if (limit === 0 && figure === 0) return null
  return `${measured[name] ?? ''}${write[unit](figure)}, alarm ${unit === 'bytes' ? 'below' : 'above'} ${write[unit](limit)}`
}

/** How near what was measured is to its alarm, from 0 to 1; null where nothing is measured against one. */
export const nearnessOf = ({
  figure,
  limit,
  unit,
}: Pick<StandingCheck, 'figure' | 'limit' | 'unit'>): number | null => {
  if (figure === null || limit === null || limit <= 0) return null
  // Of room there is too little rather than too much.
  const share = unit === 'bytes' ? limit / Math.max(figure, 1) : figure / limit
  return Math.min(Math.max(share, 0), 1)
}

const count = (number: number, one: string, many: string) =>
  `${writeWhole(number)} ${number === 1 ? one : many}`

/** The whole of it in a sentence; what is well and took long at times is not told as well alone. */
export const sumUp = (checks: readonly StandingCheck[], isReady: boolean, slowStatements: number): string => {
  const of = (state: CheckState) => checks.filter((check) => check.state === state).length
  if (of('stopping') > 0)
    return `People are stopped by ${count(of('stopping'), 'thing', 'things')}. ${
      isReady ? 'The site itself is served.' : 'This server asks to be sent nobody.'
    }`
  if (of('late') > 0)
    return `${count(of('late'), 'thing needs', 'things need')} somebody to look. People are served.`
  // However many they are, it is one fact.
  if (of('unknown') > 0)
    return 'The database was away and answers again. What could not be known meanwhile is read again. People are served.'
  const untried = checks.filter(isUntried).length
  const slow =
    slowStatements > 0 ? `, with ${count(slowStatements, 'slow statement', 'slow statements')}` : ''
  const more = [
    ...(of('unset') > 0 ? [`${count(of('unset'), 'thing is', 'things are')} not set up.`] : []),
    ...(untried > 0 ? [`${count(untried, 'thing is', 'things are')} not checked yet.`] : []),
  ]
  if (more.length > 0) return `${more.join(' ')} Everything else is healthy${slow}.`
  return `Everything this server depends on is healthy${slow}.`
}
