import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useParams } from 'react-router'
import { AnalysisView } from '../../features/analysis/AnalysisView.tsx'
import { AnalysisSteps } from '../../features/ask/AnalysisSteps.tsx'
import { OfferForReport } from '../../features/recommendations/OfferForReport.tsx'
import { analysisQueries } from '../../nouns/analysis/queries.ts'
import { useSession } from '../../nouns/person/use-session.ts'
import { pageMeta } from '../page-meta.ts'

const LiveConnection = lazy(() => import('../../live/LiveConnection.tsx'))

export const meta = pageMeta({ title: 'Analysis' })

export default function AnalysisScreen() {
  const { id = '' } = useParams()
  const isVisitor = useSession().state === 'signed-out'
  const { data } = useQuery(analysisQueries.one(id))
  return (
    <>
      {/* A signed-in person is connected already. */}
      <Suspense fallback={null}>{isVisitor && <LiveConnection />}</Suspense>
      <AnalysisView key={id} id={id} steps={(step) => <AnalysisSteps step={step} />} />
      {data?.state === 'completed' && (
        <div className="pt-12">
          <OfferForReport analysis={data} />
        </div>
      )}
    </>
  )
}
