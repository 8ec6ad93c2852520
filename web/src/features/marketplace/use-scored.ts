import type { ProjectPage } from '@ledgerleaf/contract/market'
import { useQueries } from '@tanstack/react-query'
import { scoreQueries } from '../../nouns/score/queries.ts'
import { type ScoredProject, scoredProjects } from './shared-criteria.ts'

/** The card of what is sold now, as everywhere; of a project that sells nothing with a score there is none. */
export const useScored = (
  projects: readonly ProjectPage[],
): { scored: ScoredProject[]; isPending: boolean } => {
  const answers = useQueries({ queries: projects.map(({ id }) => scoreQueries.ofProject(id)) })
  const shown = projects.map(
    ({ score }, place) =>
      answers[place]?.data?.scores.find(({ vintage }) => vintage === score?.vintage) ?? null,
  )
  return { scored: scoredProjects(projects, shown), isPending: answers.some(({ isPending }) => isPending) }
}
