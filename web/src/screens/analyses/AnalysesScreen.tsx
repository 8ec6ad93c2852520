import { AnalysisList } from '../../features/analysis/AnalysisList.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Analyses' })

export default function AnalysesScreen() {
  return (
    <div className="grid gap-8">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="grid gap-3">
          <Heading level={1}>Analyses</Heading>
          <p className="max-w-text text-muted">
            Each report with what was read in it, how sure that is, and what of its footprint is retired.
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/#ask" variant="outline">
            Upload a report
          </ButtonLink>
          <ButtonLink to="/footprint" variant="outline">
            No report? Enter activity data
          </ButtonLink>
        </div>
      </div>
      <AnalysisList />
    </div>
  )
}
