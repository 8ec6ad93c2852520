import { AnalysisList } from '../../features/analysis/AnalysisList.tsx'
import { ReportDrop } from '../../features/ask/ReportDrop.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Analyses' })

export default function AnalysesScreen() {
  return (
    <div className="grid gap-8">
      <div className="grid items-end gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,1fr)_auto]">
        <div className="grid gap-3">
          <Heading level={1}>Analyses</Heading>
          <p className="max-w-text text-muted">
            Each report with what was read in it, how sure that is, and what of its footprint is retired.
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2 lg:grid lg:justify-items-end">
          <ButtonLink to="/#ask">Upload a report</ButtonLink>
          <TextLink to="/footprint" className="inline-flex min-h-11 items-center text-note lg:min-h-6">
            No report? Enter activity data
          </TextLink>
        </div>
      </div>
      <AnalysisList />
      <ReportDrop />
    </div>
  )
}
