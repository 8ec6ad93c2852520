import type { ProjectPage } from '@ledgerleaf/contract/market'
import { mechanismWords } from '../../nouns/project/words.ts'
import { bestOf, compareRows } from './compare-rows.ts'
import { mostPoints, type SharedCriterion } from './shared-criteria.ts'

/** What a row calls best, in the words of a verdict. Who is first by two prices is told by the one that is paid. */
const firsts = [
  { label: 'Spot price per credit, before VAT', says: 'lowest spot price' },
  { label: 'Score of 100', says: 'highest score' },
  { label: 'Evidence provided', says: 'best documented' },
  { label: 'Spot price per point of score', says: 'lowest price per point', unless: 'lowest spot price' },
] as const

type Asked = (project: ProjectPage) => boolean

/** What only one of them is. */
const traits: readonly { says: string; has: Asked; mayBe?: Asked }[] = [
  ...(['removal', 'reduction'] as const).map((kind) => ({
    says: `only ${mechanismWords[kind].toLowerCase()}`,
    has: ({ mechanism }: ProjectPage) => mechanism === kind,
    // Of one that is both, or of which nobody knows it, the word would be half of the truth.
    mayBe: ({ mechanism }: ProjectPage) => mechanism === null || mechanism === 'mixed',
  })),
  {
    says: 'only one by subscription',
    has: ({ listings }) => listings.some(({ saleType }) => saleType === 'subscription'),
  },
  {
    says: 'only one sold forward',
    has: ({ listings }) => listings.some(({ saleType }) => saleType === 'forward'),
  },
]

const sayMostPoints = (id: string, criteria: readonly SharedCriterion[]): string => {
  const titles = criteria
    .filter(({ of }) => {
      const most = mostPoints(of)
      const first = of.filter(({ pillar, points }) => pillar !== null && points === most)
      return first.length === 1 && first[0]?.project.id === id
    })
    .map(({ title }) => title.toLowerCase())
  return titles.length > 0 ? `most points for ${titles.join(', ')}` : ''
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * What each alone is first in, or alone is, by its id. One that is neither is told by the criteria of the score in which it
 * alone has most points; of one that has none of those either, nothing is said.
 */
export const compareVerdicts = (
  projects: readonly ProjectPage[],
  criteria: readonly SharedCriterion[] = [],
): ReadonlyMap<string, string> => {
  if (projects.length < 2) return new Map()
  const winners = new Map(
    firsts.map(({ label, says }) => {
      const row = compareRows.find((one) => one.label === label)
      const best = row ? [...bestOf(row, projects)] : []
      return [says, best.length === 1 ? best[0] : undefined] as const
    }),
  )
  const told = projects.map((project) => {
    const won = firsts.filter(
      (first) =>
        winners.get(first.says) === project.id &&
        !('unless' in first && winners.get(first.unless) === project.id),
    )
    const alone = traits.filter(
      ({ has, mayBe }) =>
        has(project) && projects.every((other) => other === project || !(has(other) || mayBe?.(other))),
    )
    const says = [...won, ...alone].map(({ says }) => says).join(', ')
    return [project.id, says || sayMostPoints(project.id, criteria)] as const
  })
  return new Map(told.flatMap(([id, says]) => (says ? [[id, capital(says)] as const] : [])))
}
