import type { AnalysisSummary } from '@ledgerleaf/contract/analysis'
import type { ChosenFootprints } from '@ledgerleaf/contract/programme'
import { type ProgrammeWord, programmeWordOf } from '@ledgerleaf/contract/programme-word'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useSession } from '../person/use-session.ts'
import { chosenFootprintsQuery } from '../programme/queries.ts'
import { firstChoice, takenIn } from './footprint-choice.ts'
import { analysisQueries } from './queries.ts'

const among = (all: readonly AnalysisSummary[], programme: ChosenFootprints | undefined) => {
  const analyses = takenIn(all, programme)
  return {
    analyses,
    first: (periodEndsOn: string) => firstChoice(analyses, periodEndsOn, programme),
    /** What the programme says of a footprint instead of it. */
    wordOf: (analysisId: string, footprint: { year: number; tonnes: number }): ProgrammeWord | null =>
      programme ? programmeWordOf(programme, analysisId, footprint) : null,
  }
}
export type OwnFootprints = ReturnType<typeof among>

/** The analyses a footprint can be taken from, and which is offered first: by what the programme decided. */
export const useOwnFootprints = () => {
  const client = useQueryClient()
  const isSignedIn = !!useSession().person
  const list = useQuery(analysisQueries.list())
  const programme = useQuery(chosenFootprintsQuery(isSignedIn))
  return {
    own: among(list.data?.analyses ?? [], programme.data),
    isPending: list.isPending || programme.isLoading,
    /** The same once it is known, for whoever cannot do without. */
    wait: async (): Promise<OwnFootprints> => {
      const { analyses } = await client.ensureQueryData(analysisQueries.list())
      return among(
        analyses,
        isSignedIn ? await client.ensureQueryData(chosenFootprintsQuery(true)) : undefined,
      )
    },
  }
}
