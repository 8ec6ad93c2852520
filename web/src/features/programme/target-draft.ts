import type { Target } from '@ledgerleaf/contract/findings'
import type { Programme } from '@ledgerleaf/contract/programme'
import { type Scope2Line, scope2Lines } from '@ledgerleaf/contract/programme-lines'

/** A target as it is typed. */
export type TypedTarget = {
  targetKind: string
  scopes: string
  scope2: string
  baseYear: string
  targetYear: string
  percent: string
  reason: string
}

/** Every way to take scopes together, the usual ones first: a report may state any of them. */
export const scopeChoices = ['1,2', '1,2,3', '1', '2', '3', '1,3', '2,3'] as const

const numberOf = (text: string): number =>
  text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.'))

export const toTarget = ({ scopes, baseYear, targetYear, percent, ...typed }: TypedTarget, seen: number) => ({
  ...typed,
  kind: 'target',
  scopes: scopes.split(',').map(Number),
  baseYear: numberOf(baseYear),
  targetYear: numberOf(targetYear),
  percent: numberOf(percent),
  seenVersion: seen,
})

/** The method of Scope 2 that the most years are told by; of several, the one footprints count by. */
const commonMethod = ({ years }: Programme): Scope2Line => {
  const count = (line: Scope2Line) =>
    years.filter(({ lines }) => lines.some((one) => one.line === line)).length
  return scope2Lines.reduce((best, line) => (count(line) > count(best) ? line : best))
}

/** What stands in the fields at first: the base year that was set, or else the first that is known. */
export const firstTarget = (programme: Programme): TypedTarget => {
  const first = programme.base?.year ?? programme.years.find(({ total }) => total.state === 'known')?.year
  return {
    targetKind: 'near_term',
    scopes: '1,2',
    scope2: commonMethod(programme),
    baseYear: first === undefined ? '' : String(first),
    targetYear: '2030',
    percent: '42',
    reason: '',
  }
}

type StatedTarget = { target: Target; typed: Partial<TypedTarget> }

/** Beyond these years a target is long-term, as the standards for targets count. */
const longTermFrom = 2035

const typedFrom = ({ percent, baseYear, targetYear, scopes, netZero }: Target): Partial<TypedTarget> => ({
  targetKind: netZero ? 'net_zero' : (targetYear ?? 0) > longTermFrom ? 'long_term' : 'near_term',
  scopes: scopes.length === 0 ? '1,2,3' : [...new Set(scopes)].sort((a, b) => a - b).join(),
  targetYear: targetYear === null ? '' : String(targetYear),
  // What a report leaves open is left to the person: net zero is not yet a percentage.
  percent: percent === null ? '' : String(percent),
  ...(baseYear === null ? {} : { baseYear: String(baseYear) }),
})

/** What reports state and can be taken over, each once; what stands already is not offered again. */
export const statedTargets = ({ stated, targets }: Programme): StatedTarget[] => {
  const seen = new Set(
    targets.map(({ scopes, targetYear }) => `${[...scopes].sort((a, b) => a - b).join()} ${targetYear}`),
  )
  return stated.flatMap(({ target }) => {
    const typed = typedFrom(target)
    const name = `${typed.scopes} ${typed.targetYear}`
    if (target.targetYear === null || seen.has(name)) return []
    seen.add(name)
    return [{ target, typed }]
  })
}
