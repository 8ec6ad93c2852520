import type { QueuedProject } from '@ledgerleaf/contract/operator'
import type { ReviewState } from '@ledgerleaf/contract/project-files'
import { useQuery } from '@tanstack/react-query'
import { operatorQueries } from '../../nouns/operator/queries.ts'
import { Badge } from '../../ui/Badge.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { writeDate } from '../../ui/format.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import { TextLink } from '../../ui/TextLink.tsx'

const states: Record<ReviewState, { text: string; tone: 'neutral' | 'leaf' | 'attention' | 'error' }> = {
  draft: { text: 'Not handed in', tone: 'neutral' },
  submitted: { text: 'Waiting', tone: 'attention' },
  approved: { text: 'Approved', tone: 'leaf' },
  changes_asked: { text: 'Changes asked', tone: 'neutral' },
  rejected: { text: 'Rejected', tone: 'error' },
}

const wide = 'max-md:hidden'

const Row = ({ project }: { project: QueuedProject }) => (
  <TableRow>
    <TableCell>
      <TextLink to={`?project=${project.id}`} className="font-medium">
        {project.name}
      </TextLink>
      <p className="text-muted text-sm">{project.sellerName}</p>
    </TableCell>
    <TableCell className={wide}>{project.submittedAt ? writeDate(project.submittedAt) : '–'}</TableCell>
    <TableCell numeric className={wide}>
      {project.documents}
    </TableCell>
    <TableCell numeric className="max-[26rem]:hidden">
      {project.score ? `${project.score.value} ${project.score.grade}` : '–'}
    </TableCell>
    <TableCell>
      <Badge tone={states[project.review].tone}>{states[project.review].text}</Badge>
    </TableCell>
  </TableRow>
)

/** Projects handed to review, those that wait first. */
export const Queue = () => (
  <Loaded query={useQuery(operatorQueries.queue())} what="the queue" room="h-56">
    {({ projects }) =>
      projects.length > 0 ? (
        <Table caption="Projects handed to review">
          <thead>
            <TableRow>
              <TableHead>Project</TableHead>
              <TableHead className={wide}>Handed in</TableHead>
              <TableHead numeric className={wide}>
                Documents
              </TableHead>
              <TableHead numeric className="max-[26rem]:hidden">
                Score
              </TableHead>
              <TableHead>State</TableHead>
            </TableRow>
          </thead>
          <tbody>
            {projects.map((project) => (
              <Row key={project.id} project={project} />
            ))}
          </tbody>
        </Table>
      ) : (
        <EmptyState title="Nothing waits" text="Projects appear here when their sellers hand them in." />
      )
    }
  </Loaded>
)
