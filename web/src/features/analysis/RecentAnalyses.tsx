import { TextLink } from '../../ui/TextLink.tsx'
import { AnalysisList } from './AnalysisList.tsx'
import { Panel } from './Panel.tsx'

const newest = 3

/** The newest analyses, for the dashboard. */
export const RecentAnalyses = () => (
  <Panel
    title="Analysed reports"
    aside={
      <TextLink to="/analyses" className="text-sm">
        All analyses
      </TextLink>
    }
  >
    <AnalysisList newest={newest} />
  </Panel>
)
