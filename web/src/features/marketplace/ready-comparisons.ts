import { leadPrice } from '@ledgerleaf/contract/lead-price'
import type { MarketProject } from '@ledgerleaf/contract/market'
import { categoryWords } from '../../nouns/project/words.ts'
import { writeCents } from '../../ui/format.ts'

type Told = Pick<MarketProject, 'id' | 'name' | 'category' | 'score' | 'offers'>
export type ReadyComparison<Project> = {
  title: string
  projects: readonly Project[]
  /** What each of them is there for. */
  tell: (project: Project) => string
}

const many = 3

const spotCents = ({ offers }: Told): number | null => {
  const lead = leadPrice(offers)
  return lead?.saleType === 'spot' ? lead.lowCents : null
}

const best = <Project extends Told>(
  projects: readonly Project[],
  measure: (project: Project) => number | null,
): Project[] =>
  projects
    .flatMap((project) => {
      const value = measure(project)
      return value === null ? [] : [{ project, value }]
    })
    .sort((a, b) => b.value - a.value)
    .slice(0, many)
    .map(({ project }) => project)

/** What is worth a look side by side, of what is on sale now. Which is best can only be told where all of it is known. */
export const readyComparisons = <Project extends Told>(
  projects: readonly Project[],
  isAll: boolean,
): ReadyComparison<Project>[] => {
  const tellScore = ({ score }: Project) =>
    score ? `score ${Math.round(score.value)} (${score.grade})` : 'not scored yet'
  const pair = projects
    .map(({ category }) => projects.filter((one) => category !== null && one.category === category))
    .find(({ length }) => length === 2)
  const category = pair?.[0]?.category
  const found: ReadyComparison<Project>[] = [
    ...(pair && category
      ? [
          {
            title: `Of one kind: ${categoryWords[category]}`,
            projects: best(pair, ({ score }) => score?.value ?? Number.NEGATIVE_INFINITY),
            tell: tellScore,
          },
        ]
      : []),
    ...(isAll
      ? [
          {
            title: 'Best scored',
            projects: best(projects, ({ score }) => score?.value ?? null),
            tell: tellScore,
          },
          {
            title: 'Lowest spot prices',
            projects: best(projects, (project) => {
              const cents = spotCents(project)
              return cents === null ? null : -cents
            }),
            tell: (project: Project) => `from ${writeCents(spotCents(project) ?? 0)}`,
          },
        ]
      : []),
  ]
  return found.filter((one) => one.projects.length > 1)
}
