import type { Coverage } from './buyer-desk.ts'
import type { Target } from './findings.ts'

type Year = Coverage['years'][number]

/** Which emissions a target is about: these scopes, or the whole footprint where it names none. */
export type PathScopes = readonly number[]

/** What is drawn of a target, whoever set it. */
export type AimedTarget = Pick<Target, 'percent' | 'baseYear' | 'targetYear' | 'scopes' | 'netZero'>

/** A straight line from a year whose emissions are known to the year of the target. */
export type TargetLine = {
  target: AimedTarget
  from: { year: number; tonnes: number }
  to: { year: number; tonnes: number }
}

export type TargetPath = {
  scopes: PathScopes
  actuals: { year: number; tonnes: number; retiredTonnes: number }[]
  lines: TargetLine[]
  /** Stated, and not to be drawn: a year is missing in it, or the report gives no emissions for its base year. */
  undrawn: AimedTarget[]
}

const scopeOf = (metric: string): number | null => {
  const digit = /^scope([123])/.exec(metric)?.[1]
  return digit === undefined ? null : Number(digit)
}

/** The emissions of a year within these scopes; null where one of them is not known. */
const tonnesIn = ({ parts, tonnes }: Year, scopes: PathScopes): number | null => {
  if (scopes.length === 0) return tonnes
  const within = parts.filter(({ metric }) => scopes.includes(scopeOf(metric) ?? 0))
  const known = new Set(within.map(({ metric }) => scopeOf(metric)))
  if (known.size < scopes.length) return null
  return within.reduce((sum, part) => sum + part.tonnes, 0)
}

/** All three scopes are the whole footprint. */
const scopesOf = ({ scopes }: Target): PathScopes =>
  scopes.length === 3 ? [] : [...new Set(scopes)].sort((a, b) => a - b)

/**
 * Net zero is drawn as a line to nothing from the last known year, since it is counted from none. A percentage is
 * counted from its base year, and without that year's emissions nobody can say where it leads.
 */
const lineOf = (target: Target, actuals: TargetPath['actuals']): TargetLine | null => {
  const { percent, baseYear, targetYear, netZero } = target
  const last = actuals.at(-1)
  if (targetYear === null || !last) return null
  const base = actuals.find(({ year }) => year === baseYear)
  const isCut = percent !== null && percent > 0 && percent <= 100
  const from = base ?? (netZero && !isCut ? last : undefined)
  if (!from || (!netZero && !isCut) || targetYear <= from.year) return null
  const left = isCut ? from.tonnes * (1 - percent / 100) : 0
  return {
    target,
    from: { year: from.year, tonnes: from.tonnes },
    to: { year: targetYear, tonnes: left },
  }
}

const isSame = (a: TargetLine, b: TargetLine): boolean =>
  a.to.year === b.to.year && a.to.tonnes === b.to.tonnes && a.from.year === b.from.year

/** For each set of scopes the targets are about, the emissions of the past years beside the way to the targets. */
export const targetPaths = (years: readonly Year[], targets: readonly Target[]): TargetPath[] => {
  const groups = new Map<string, { scopes: PathScopes; targets: Target[] }>()
  for (const target of targets) {
    const scopes = scopesOf(target)
    const group = groups.get(scopes.join()) ?? { scopes, targets: [] }
    group.targets.push(target)
    groups.set(scopes.join(), group)
  }
  return [...groups.values()].map(({ scopes, targets: stated }) => {
    const actuals = years.flatMap((one) => {
      const tonnes = tonnesIn(one, scopes)
      return tonnes === null ? [] : [{ year: one.year, tonnes, retiredTonnes: one.retiredTonnes }]
    })
    const drawn = stated.map((target) => ({ target, line: lineOf(target, actuals) }))
    const lines: TargetLine[] = []
    for (const { line } of drawn) if (line && !lines.some((other) => isSame(other, line))) lines.push(line)
    const undrawn = drawn.filter(({ line }) => line === null).map(({ target }) => target)
    return { scopes, actuals, lines, undrawn }
  })
}

/** How far one is from the other as both are written, in whole tonnes: who subtracts what is shown finds what is told. */
export const wholeGap = (tonnes: number, aim: number): number => Math.round(tonnes) - Math.round(aim)

/** Where the line is in a year; null outside of it. */
export const pathAt = ({ from, to }: Pick<TargetLine, 'from' | 'to'>, year: number): number | null =>
  year < from.year || year > to.year
    ? null
    : from.tonnes + ((to.tonnes - from.tonnes) * (year - from.year)) / (to.year - from.year)
