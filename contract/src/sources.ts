import type { Correction } from './corrections.ts'
import type { EmissionSource, Evidence, Finding } from './findings.ts'
import { figureId, isAt, standing } from './inventory.ts'
import { addExactly } from './quantities.ts'
import { writeShare } from './shares.ts'

const isSamePlace = (a: Evidence, b: Evidence): boolean =>
  a.page === b.page &&
  a.sheet === b.sheet &&
  a.cell === b.cell &&
  a.quote === b.quote &&
  JSON.stringify(a.box) === JSON.stringify(b.box)

/**
 * The change a person made, and has not taken back, to the figure a source was read from. A source stays as it was read,
 * so whoever shows one shows this beside it. Null where its figure stands as it was read.
 */
export const changeOfSource = (
  { year, evidence }: Pick<EmissionSource, 'year' | 'evidence'>,
  { results, corrections }: { results: readonly Finding[]; corrections: readonly Correction[] },
): Correction | null => {
  const finding = results.find((one) => one.year === year && isSamePlace(one.evidence, evidence))
  if (!finding) return null
  const id = figureId(finding)
  const changes = standing(corrections).filter(
    ({ kind, figure, after }) =>
      kind !== 'confirm' && (figure === id || (after !== null && isAt(after, finding))),
  )
  return changes.at(-1) ?? null
}

/** What part a source has in all of its year, as they were read; empty where nobody can say. */
export const writeSourceShare = (
  { year, tonnes, share }: EmissionSource,
  sources: readonly EmissionSource[],
): string => {
  const all = addExactly(sources.filter((one) => one.year === year).map((one) => one.tonnes))
  return share === null || all <= 0 ? '' : writeShare(tonnes, all)
}
