import { type ProgrammeWord, programmeWordOf } from '@ledgerleaf/contract/programme-word'
import { useQuery } from '@tanstack/react-query'
import { useSession } from '../person/use-session.ts'
import { chosenFootprintsQuery } from './queries.ts'

type Figure = { year: number; tonnes: number }

/** What the programme says of a footprint instead of it: null where it takes the figure, or where there is no programme. */
export const useProgrammeWord = (): ((analysisId: string, footprint: Figure) => ProgrammeWord | null) => {
  const { data } = useQuery(chosenFootprintsQuery(!!useSession().person))
  return (analysisId, footprint) => (data ? programmeWordOf(data, analysisId, footprint) : null)
}
