import { AnalysisList } from '../../features/analysis/AnalysisList.tsx'
import { DropReport } from '../../features/ask/DropReport.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Analyses' })

export default function AnalysesScreen() {
  return (
    <div className="grid gap-8">
      <div className="grid gap-3">
        <Heading level={1}>Analyses</Heading>
        <p className="max-w-text text-muted">
          Each report with what was read in it, how sure that is, and what of its footprint is retired.
        </p>
      </div>
      <div className="grid gap-2">
        <DropReport />
        <TextLink
          to="/footprint"
          className="inline-flex min-h-11 items-center justify-self-start text-note sm:justify-self-end lg:min-h-6"
        >
          No report? Enter activity data
        </TextLink>
      </div>
      <AnalysisList />
    </div>
  )
}
