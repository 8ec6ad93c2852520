import { Part } from '../../ui/Part.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { AnalysisList } from './AnalysisList.tsx'

const newest = 3

/** The newest analyses, for the dashboard. */
export const RecentAnalyses = () => (
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
