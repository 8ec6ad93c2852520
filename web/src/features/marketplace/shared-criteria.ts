import type { ProjectPage } from '@ledgerleaf/contract/market'
import type { KeptScore, ScorePillar } from '@ledgerleaf/contract/scores'
import { pillarShares, writePoints } from '../../nouns/score/pillar-shares.ts'
import { wholePoints } from '../../nouns/score/whole-points.ts'

export type ScoredProject = { id: string; name: string; place: number; score: KeptScore }

/** Those that have a scorecard; each keeps its place among the compared. */
export const scoredProjects = (
  projects: readonly Pick<ProjectPage, 'id' | 'name'>[],
  scores: readonly (KeptScore | null)[],
): ScoredProject[] =>
  projects.flatMap(({ id, name }, place) => {
    const score = scores[place]
    return score ? [{ id, name, place, score }] : []
  })

/** What one project has of a criterion: null where it was not asked of it. */
export type SharedStrip = { project: ScoredProject; pillar: ScorePillar | null; points: number }

export type SharedCriterion = {
  id: string
  title: string
  weight: number
  of: SharedStrip[]
}

/** Each criterion once, in the order of the rules, with what every project has of it. */
export const sharedCriteria = (scored: readonly ScoredProject[]): SharedCriterion[] => {
  const pillars = new Map(
    scored.flatMap(({ score }) => score.pillars.map((pillar) => [pillar.id, pillar] as const)),
  )
  return [...pillars.values()].map(({ id, title, weight }) => ({
    id,
    title,
    weight,
    of: scored.map((project) => ({
      project,
      pillar: project.score.pillars.find((pillar) => pillar.id === id) ?? null,
      points: wholePoints(project.score).get(id) ?? 0,
    })),
  }))
}

/** Where one criterion holds the score below the sum of all, the sum is said with it: else the strips come to more than the score. */
export const tellHeld = (score: KeptScore): string | null => {
  if (!score.limitedBy || score.value === null) return null
  const points = [...wholePoints(score).values()].reduce((sum, each) => sum + each, 0)
  return `${points} points, held at ${score.value} by ${score.limitedBy}`
}

/** The points of whoever has most of a criterion; null where all have as many, or one alone was asked. */
export const mostPoints = (of: readonly Pick<SharedStrip, 'pillar' | 'points'>[]): number | null => {
  const points = of.flatMap((one) => (one.pillar ? [one.points] : []))
  return new Set(points).size > 1 ? Math.max(...points) : null
}

export const sayCriterion = ({ title, of }: SharedCriterion): string => {
  const told = of.flatMap(({ project, pillar, points }) =>
    pillar
      ? [
          `${project.name} ${points} of ${pillar.weight} points, ${writePoints(pillarShares(pillar).documented)} of them documented`,
        ]
      : [],
  )
  return `${title}: ${told.join('; ')}.`
}
