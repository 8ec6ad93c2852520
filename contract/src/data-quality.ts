import { type DataGrade, dataGrades } from './activity-basis.ts'
import { bases } from './activity-draft.ts'
import type { ReadLine } from './activity-lines.ts'
import { kindOf } from './activity-units.ts'

export const gradeWords: Record<DataGrade, string> = {
  A: 'Billed or measured, with a published factor of the same place and year',
  B: 'Nearly that: one thing is estimated, or the factor is your own, of another country or of another year',
  C: 'Usable: two such things, or a part of the year stands for all of it',
  D: 'A rough estimate',
  E: 'An order of magnitude',
}

type Step = { points: number; says: string }

const basisOf = ({ basis, unit }: ReadLine): Step => {
  if (kindOf(unit) === 'money') return { points: 3, says: 'By what was spent, not by what was used' }
  const points = { measured: 0, estimated: 1, extrapolated: 2 }[basis]
  return { points, says: bases[basis] }
}

/** Who gives a factor says where it is from, and nobody else has looked at it. */
const placeOf = ({ factor, region }: ReadLine): Step[] => {
  if (!('region' in factor)) return [{ points: 1, says: 'The factor is your own' }]
  return factor.region === region || factor.region === 'WORLD'
    ? []
    : [{ points: 1, says: 'The factor is of another country' }]
}

/** What holds for all the world, such as the warming of a gas, is of no year. */
const ageOf = ({ factor, endsOn }: ReadLine): Step[] => {
  if ('region' in factor && factor.region === 'WORLD') return []
  const years = Math.abs(Number(endsOn.slice(0, 4)) - factor.year)
  if (years === 0) return []
  const away = years === 1 ? 'a year' : `${years} years`
  return [{ points: years <= 3 ? 1 : 2, says: `The factor is ${away} away from the activity` }]
}

/** A bill over the turn of a year belongs to the year it ends in, with the part of it that fell before. */
export const reachesBack = ({ startsOn, endsOn }: Pick<ReadLine, 'startsOn' | 'endsOn'>): boolean =>
  startsOn.slice(0, 4) < endsOn.slice(0, 4)

const periodOf = (line: ReadLine): Step[] =>
  reachesBack(line) ? [{ points: 1, says: `Part of it fell before ${line.endsOn.slice(0, 4)}` }] : []

/** How good the data of a line is, and why: each reason takes it one step down or more. */
export const gradeLine = (line: ReadLine): { grade: DataGrade; reasons: string[] } => {
  const steps = [basisOf(line), ...placeOf(line), ...ageOf(line), ...periodOf(line)]
  const points = steps.reduce((sum, step) => sum + step.points, 0)
  return { grade: dataGrades[Math.min(points, 4)] ?? 'E', reasons: steps.map(({ says }) => says) }
}

/** The grade of several lines, each weighing what it emits; the largest ones decide. Null where nothing is emitted. */
export const gradeTogether = (lines: readonly { grade: DataGrade; grams: number }[]): DataGrade | null => {
  const all = lines.reduce((sum, { grams }) => sum + grams, 0)
  if (all <= 0) return null
  const weighed = lines.reduce((sum, { grade, grams }) => sum + dataGrades.indexOf(grade) * grams, 0)
  return dataGrades[Math.round(weighed / all)] ?? null
}
