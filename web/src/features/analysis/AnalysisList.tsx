import { useQuery } from '@tanstack/react-query'
import { analysisQueries } from '../../nouns/analysis/queries.ts'
import { useOwnFootprints } from '../../nouns/analysis/use-own-footprints.ts'
import { deskQuery } from '../../nouns/dashboard/queries.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { AnalysisPlates } from './AnalysisPlates.tsx'
import { AnalysisRows } from './AnalysisRows.tsx'
import { GhostPlate } from './GhostPlate.tsx'

/** What to do about it is said above: by the head of the page, on the dashboard by the next step. */
const Empty = () => (
  <div className="border-edge border-t-2 bg-sheet">
    <EmptyState
      of="papers"
      title="No report analysed yet"
      text="Upload an ESG report and its emissions stand here by scope and year, each with the page it came from."
      look="line"
    />
  </div>
)

/** One's analyses: all of them as plates, or the newest few in a line each. */
export const AnalysisList = ({ newest }: { newest?: number }) => {
  // What is retired for each stands beside it as soon as it is known; the list does not wait for it.
  const { data: desk } = useQuery(deskQuery())
  const { own } = useOwnFootprints()
  return (
    <Loaded query={useQuery(analysisQueries.list())} what="your analyses" room="h-40">
      {({ analyses }) =>
        analyses.length > 0 && newest === undefined ? (
          <AnalysisPlates analyses={analyses} desk={desk} wordOf={own.wordOf} />
        ) : analyses.length > 0 ? (
          <AnalysisRows
            analyses={analyses.slice(0, newest)}
            reports={desk?.reports ?? []}
            first={desk?.next ?? null}
            wordOf={own.wordOf}
          />
        ) : newest === undefined ? (
          <GhostPlate />
        ) : (
          <Empty />
        )
      }
    </Loaded>
  )
}
