import type { QueuedProject } from '@ledgerleaf/contract/operator'
import type { ReviewState } from '@ledgerleaf/contract/project-files'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { operatorQueries } from '../../nouns/operator/queries.ts'
import { GradeTile } from '../../nouns/score/GradeTile.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { writeDate } from '../../ui/format.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { Select } from '../../ui/Select.tsx'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { reviewStates } from './review-states.ts'

const wide = 'max-md:hidden'

const Row = ({ project }: { project: QueuedProject }) => (
  <TableRow>
    <TableCell>
      <TextLink to={`?project=${project.id}`} className="font-medium">
        {project.name}
      </TextLink>
      <p className="text-muted text-sm">
        {project.sellerName}
        {project.registryProjectId && (
          <>
            {` · ${project.registry} `}
            <span className="whitespace-nowrap">{project.registryProjectId}</span>
          </>
        )}
      </p>
    </TableCell>
    <TableCell className={`${wide} whitespace-nowrap`}>
      {project.submittedAt ? writeDate(project.submittedAt) : '–'}
    </TableCell>
    <TableCell className={wide}>{project.reviewerName ?? '–'}</TableCell>
    <TableCell numeric className={wide}>
      {project.documents}
    </TableCell>
    <TableCell numeric className="max-[26rem]:hidden">
      <GradeTile score={project.score} />
    </TableCell>
    <TableCell>
      <Badge tone={reviewStates[project.review].tone}>{reviewStates[project.review].text}</Badge>
    </TableCell>
  </TableRow>
)

const List = ({ projects, isSearched }: { projects: readonly QueuedProject[]; isSearched: boolean }) => {
  if (projects.length === 0)
    return isSearched ? (
      <EmptyState
        of="search"
        title="No project fits"
        text="Look for a project, a seller or a number at a registry."
      />
    ) : (
      <EmptyState
        of="letters"
        title="Nothing waits"
        text="Projects appear here when their sellers hand them in."
      />
    )
  return (
    <Table caption="Projects handed to review">
      <thead>
        <TableRow>
          <TableHead>Project</TableHead>
          <TableHead className={wide}>Handed in</TableHead>
          <TableHead className={wide}>With</TableHead>
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
  )
}

/** Projects handed to review, those that wait first; the rest is found by a word or a state. */
export const Queue = () => {
  const [typed, setTyped] = useState('')
  const [state, setState] = useState<ReviewState | ''>('')
  const q = useDeferredValue(typed.trim())
  const wanted = { ...(q ? { q } : {}), ...(state ? { state } : {}) }
  return (
    <div className="grid gap-5">
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_14rem]">
        <TextField
          label="Find"
          type="search"
          placeholder="Project, seller, registry number"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Select
          label="State"
          value={state}
          onChange={(event) => setState(event.target.value as ReviewState | '')}
        >
          <option value="">All</option>
          {(['submitted', 'approved', 'changes_asked', 'rejected'] as const).map((one) => (
            <option key={one} value={one}>
              {reviewStates[one].text}
            </option>
          ))}
        </Select>
      </div>
      <Loaded query={useQuery(operatorQueries.queue(wanted))} what="the queue" room="h-56">
        {({ projects }) => <List projects={projects} isSearched={q !== '' || state !== ''} />}
      </Loaded>
    </div>
  )
}
