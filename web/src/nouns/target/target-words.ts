import {
  type AimedTarget,
  type PathScopes,
  pathAt,
  type TargetLine,
  type TargetPath,
  wholeGap,
} from '@ledgerleaf/contract/target-path'
import { writeWhole } from '../../ui/format.ts'

const round = (tonnes: number) => `${writeWhole(Math.round(tonnes))} t`

export const scopesWords = (scopes: PathScopes): string => {
  if (scopes.length === 0) return 'Whole footprint'
  return `Scope ${scopes.join(' and ')}`
}

/** A target as short as it can be said: "50 % less by 2030 than in 2022". */
export const targetWords = ({ percent, baseYear, targetYear, netZero }: AimedTarget): string =>
  [
    percent !== null ? `${percent} % less` : netZero ? 'Net zero' : 'A target',
    targetYear !== null && `by ${targetYear}`,
    percent !== null && baseYear !== null && `than in ${baseYear}`,
  ]
    .filter(Boolean)
    .join(' ')

/** Every year from the first known one to the last target. */
export const yearsOf = ({ actuals, lines }: TargetPath): number[] => {
  const first = Math.min(...actuals.map(({ year }) => year), ...lines.map(({ from }) => from.year))
  const last = Math.max(...actuals.map(({ year }) => year), ...lines.map(({ to }) => to.year))
  return Number.isFinite(first) ? Array.from({ length: last - first + 1 }, (_, at) => first + at) : []
}

export const gapOf = (path: TargetPath, line: TargetLine | undefined, year: number): number | null => {
  const actual = path.actuals.find((one) => one.year === year)
  const aim = line ? pathAt(line, year) : null
  return actual && aim !== null ? wholeGap(actual.tonnes, aim) : null
}

/** What is known of one year, in a line. */
export const sayYear = (path: TargetPath, line: TargetLine | undefined, year: number): string => {
  const actual = path.actuals.find((one) => one.year === year)
  const aim = line ? pathAt(line, year) : null
  const gap = gapOf(path, line, year)
  return [
    `${year}:`,
    [
      actual && `${round(actual.tonnes)} emitted`,
      aim !== null && `path ${round(aim)}`,
      gap !== null && gap !== 0 && `${round(Math.abs(gap))} ${gap > 0 ? 'above' : 'below'} it`,
    ]
      .filter(Boolean)
      .join(', '),
  ].join(' ')
}

/** What is to be cut from the newest known year on until the target is met; nothing where it is met already. */
export const toCutOf = ({ actuals }: TargetPath, { to }: TargetLine): number => {
  const last = actuals.at(-1)
  return last && to.year > last.year ? Math.max(0, wholeGap(last.tonnes, to.tonnes)) : 0
}
