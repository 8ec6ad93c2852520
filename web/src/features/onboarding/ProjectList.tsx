import type { ProjectSummary } from '@ledgerleaf/contract/project-files'
import { useQuery } from '@tanstack/react-query'
import { ProjectThumb } from '../../nouns/project/ProjectThumb.tsx'
import { projectQueries } from '../../nouns/project/queries.ts'
import { categoryWords, reviewWords } from '../../nouns/project/words.ts'
import { GradeTile } from '../../nouns/score/GradeTile.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { cn } from '../../ui/cn.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { writeCents, writeWhole } from '../../ui/format.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { StartProject } from './StartProject.tsx'

const nextOf = ({ steps }: ProjectSummary) => steps.find(({ done }) => !done)

const Beads = ({ steps }: Pick<ProjectSummary, 'steps'>) => (
  <span className="flex items-center gap-1" aria-hidden="true">
    {steps.map(({ id, done }) => (
      <span key={id} className={cn('h-1.5 w-5 rounded-full sm:w-8', done ? 'bg-leaf' : 'bg-hairline')} />
    ))}
  </span>
)

/** At the end of a line where there is room; on a phone beside the state, so that a project is no longer than its words. */
const Grade = ({ project, className }: { project: ProjectSummary; className: string }) => (
  <div className={cn('flex flex-wrap items-center gap-3', className)}>
    <GradeTile score={project.score} />
    {project.score && project.review !== 'approved' && (
      <span className="text-muted text-sm">if approved</span>
    )}
  </div>
)

type Cell = { name: string; value: string; isNothing: boolean; notes: (string | false)[] }

const cellsOf = (project: ProjectSummary): Cell[] => {
  const { leftCredits, leftForwardCredits, unlistedCredits, soldCredits, owedCredits, earnedCents } = project
  const listed = leftCredits - leftForwardCredits
  return [
    {
      // What is listed and what is not come to what is owned; what is promised is not there yet.
      name: 'Owned',
      value: writeWhole(listed + unlistedCredits),
      isNothing: listed + unlistedCredits === 0,
      notes: [
        listed > 0 && `${writeWhole(listed)} listed`,
        unlistedCredits > 0 && `${writeWhole(unlistedCredits)} not listed`,
        leftForwardCredits > 0 && `and ${writeWhole(leftForwardCredits)} forward`,
      ],
    },
    {
      // As on the page of listings: what is sold forward is sold, and here it is said how much of it is owed.
      name: 'Sold',
      value: writeWhole(soldCredits + owedCredits),
      isNothing: soldCredits + owedCredits === 0,
      notes: [owedCredits > 0 && `${writeWhole(owedCredits)} to deliver`],
    },
    { name: 'Earned', value: writeCents(earnedCents), isNothing: earnedCents === 0, notes: [] },
  ]
}

/** What of it is owned, what was sold, and what that brought: the same three cells on every screen. */
const Trade = ({ project }: { project: ProjectSummary }) => (
  <dl className="grid grid-cols-3 gap-x-3 lg:grid-cols-[6.5rem_5.5rem_6rem]">
    {cellsOf(project).map(({ name, value, isNothing, notes }) => (
      <div key={name} className="grid min-w-0 content-start gap-0.5 lg:justify-items-end lg:text-right">
        <dt className="text-muted text-sm">{name}</dt>
        <dd className={cn('font-mono text-note tabular-nums', isNothing && 'text-muted')}>{value}</dd>
        {notes.map(
          (note) =>
            note && (
              <dd key={note} className="text-fine text-muted tabular-nums">
                {note}
              </dd>
            ),
        )}
      </div>
    ))}
  </dl>
)

const tellNext = (project: ProjectSummary): string => {
  const next = nextOf(project)
  if (!project.hasFile) return 'It has a name, and no file yet.'
  return next ? `Next: ${next.title}. ${next.note}` : 'All five steps are done.'
}

const Row = ({ project }: { project: ProjectSummary }) => {
  const done = project.hasFile ? project.steps.filter((step) => step.done).length : 0
  return (
    <li className="grid gap-x-4 gap-y-4 border-hairline border-b py-5 last:border-b-0 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start sm:py-6 lg:grid-cols-[minmax(0,1fr)_auto_12.5rem] lg:gap-x-6">
      <div className="flex min-w-0 gap-5">
        <ProjectThumb project={project} />
        <div className="grid min-w-0 content-start gap-2">
          <TextLink
            to={`/seller/projects/${project.id}`}
            className="min-w-0 justify-self-start font-display text-xl [overflow-wrap:anywhere]"
          >
            {project.name}
          </TextLink>
          {/* Its state always on a line of its own: how long a name is does not move it. */}
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2 empty:hidden">
            {project.hasFile && (
              <Badge tone={reviewWords[project.review].tone}>{reviewWords[project.review].text}</Badge>
            )}
            {project.category && (
              <span className="text-muted text-sm">{categoryWords[project.category]}</span>
            )}
          </div>
          <Grade project={project} className="sm:hidden" />
          <p className="text-note text-muted">{tellNext(project)}</p>
          <p className="flex flex-wrap items-center gap-3 font-mono text-eyebrow text-muted">
            <Beads steps={project.steps} />
            {done} of 5 steps
            {!project.hasFile && (
              <TextLink to={`/seller/projects/${project.id}`} className="font-sans text-sm">
                Start its file
              </TextLink>
            )}
          </p>
        </div>
      </div>
      {project.hasFile && (
        <div className="max-lg:order-1 sm:max-lg:col-span-2 sm:max-lg:pl-[5.25rem]">
          <Trade project={project} />
        </div>
      )}
      <Grade project={project} className="justify-end max-sm:hidden lg:col-start-3" />
    </li>
  )
}

export const ProjectList = () => (
  <Loaded query={useQuery(projectQueries.list())} what="your projects" room="h-72">
    {({ projects }) =>
      projects.length > 0 ? (
        <div className="grid gap-8">
          <ul className="border-edge border-t-2">
            {projects.map((project) => (
              <Row key={project.id} project={project} />
            ))}
          </ul>
          <div id="new-project" className="scroll-mt-24 border-edge border-t-2 bg-sheet p-5 sm:p-6">
            <StartProject />
          </div>
        </div>
      ) : (
        <div className="border-edge border-t-2 bg-sheet">
          <EmptyState
            title="No projects yet"
            text="Start with the name of a project. Its file saves itself as you type, and you can leave and return at any time."
            action={<StartProject />}
          />
        </div>
      )
    }
  </Loaded>
)
