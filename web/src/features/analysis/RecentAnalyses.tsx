import { useQuery } from '@tanstack/react-query'
import { analysisQueries } from '../../nouns/analysis/queries.ts'
import { Part } from '../../ui/Part.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { AnalysisList } from './AnalysisList.tsx'

const newest = 3

type RecentAnalysesProps = {
  /** Where there is none, something else says so already. */
  isLeftOutEmpty?: boolean
}

/** The newest analyses, for the dashboard. */
export const RecentAnalyses = ({ isLeftOutEmpty = false }: RecentAnalysesProps) => {
  const { data } = useQuery(analysisQueries.list())
  if (isLeftOutEmpty && data?.analyses.length === 0) return null
  return (
    <Part
      id="analyses"
      title="Analysed reports"
      aside={
        <TextLink to="/analyses" className="text-sm">
          All analyses
        </TextLink>
      }
    >
      <AnalysisList newest={newest} />
    </Part>
  )
}
