import { AnalysisList } from '../../features/analysis/AnalysisList.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { pageMeta } from '../page-meta.ts'

export const meta = pageMeta({ title: 'Analyses' })

export default function AnalysesScreen() {
  return (
    <div className="grid gap-8">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <Heading level={1}>Analyses</Heading>
        <ButtonLink to="/#ask" variant="outline">
          Upload a report
        </ButtonLink>
      </div>
      <AnalysisList />
    </div>
  )
}
