import type { ReviewedProject } from '@ledgerleaf/contract/operator'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Cite } from '../../nouns/document/cite.ts'
import { operatorQueries } from '../../nouns/operator/queries.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { PageIndex } from '../../ui/PageIndex.tsx'
import { DecisionDesk } from './DecisionDesk.tsx'
import { Evidence } from './Evidence.tsx'
import { evidenceIndex } from './evidence-index.ts'
import { ReviewHead } from './ReviewHead.tsx'

type PanelProps = {
  projectId: string
  /** The scorecard of a file that was handed in then; null where it was not. */
  scorecard: (handedInAt: string | null) => ReactNode
  cite: Cite
}

const besideMax = 7

/** Beside each other as long as a column holds them. */
const Index = ({ project }: { project: ReviewedProject }) => {
  const entries = evidenceIndex(project)
  return <PageIndex entries={entries} look={entries.length > besideMax ? 'regular' : 'short'} />
}

/** One project as its reviewer reads it: the facts, the documents, the score, and beside all of it the decision. */
export const ReviewPanel = ({ projectId, scorecard, cite }: PanelProps) => {
  const [open, setOpen] = useState(false)
  return (
    <Loaded query={useQuery(operatorQueries.project(projectId))} what="the project" room="h-56">
      {(project) => (
        <DecisionDesk project={project} open={open} onOpen={setOpen}>
          <title>{`Review of ${project.name} · Ledgerleaf`}</title>
          <ReviewHead project={project} onDecide={() => setOpen(true)} />
          <Index project={project} />
          <Evidence project={project} scorecard={scorecard(project.submittedAt)} cite={cite} />
        </DecisionDesk>
      )}
    </Loaded>
  )
}
