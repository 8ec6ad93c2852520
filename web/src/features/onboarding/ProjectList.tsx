import type { ProjectSummary } from '@ledgerleaf/contract/project-files'
import { useQuery } from '@tanstack/react-query'
import { forwardQueries } from '../../nouns/forward/queries.ts'
import { ProjectThumb } from '../../nouns/project/ProjectThumb.tsx'
import { projectQueries } from '../../nouns/project/queries.ts'
import { categoryWords, reviewWords } from '../../nouns/project/words.ts'
import { GradeTile } from '../../nouns/score/GradeTile.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { cn } from '../../ui/cn.ts'
import { GhostSheet } from '../../ui/GhostSheet.tsx'
import { Loaded } from '../../ui/Loaded.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { GhostProject } from './GhostProject.tsx'
import { tellNext } from './next-doing.ts'
import { type Owed, owedOf } from './owed.ts'
import { StartProject } from './StartProject.tsx'
import { tradeCells } from './trade-cells.ts'

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

/** What of it is owned, what was sold, and what that brought: the same three cells on every screen. */
const Trade = ({ project }: { project: ProjectSummary }) => (
  <dl className="grid grid-cols-3 gap-x-3 lg:grid-cols-[6.5rem_5.5rem_6rem]">
    {tradeCells(project).map(({ name, value, isNothing, notes }) => (
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

const Row = ({ project, owed }: { project: ProjectSummary; owed: Owed | null }) => {
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
          <p className="text-note text-muted">{tellNext(project, owed)}</p>
          <p className="flex flex-wrap items-center gap-3 font-mono text-eyebrow text-muted">
            <Beads steps={project.steps} />
            {done} of 5
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

export const ProjectList = () => {
  const query = useQuery(projectQueries.list())
  // What is owed says what is next; without it the steps do.
  const { data: promised } = useQuery(forwardQueries.promised())
  return (
    <Loaded query={query} what="your projects" room="h-72">
      {({ projects }) =>
        projects.length > 0 ? (
          <div className="grid grid-cols-[minmax(0,1fr)]">
            <TextLink to="#new-project" className="mb-3 sm:justify-self-end justify-self-start">
              New project
            </TextLink>
            <ul className="border-edge border-t-2">
              {projects.map((project) => (
                <Row
                  key={project.id}
                  project={project}
                  owed={owedOf(promised?.milestones ?? [], project.id)}
                />
              ))}
            </ul>
            {/* The place of the next one, at the end of the list it will stand in. */}
            <div
              id="new-project"
              className="scroll-mt-24 border border-edge border-dashed bg-sheet p-5 sm:p-6"
            >
              <StartProject />
            </div>
          </div>
        ) : (
          <GhostSheet title="No projects yet" action={<StartProject />} shape={<GhostProject />}>
            Start with the name of a project. Its file saves itself as you type, and you can leave and return
            at any time.
          </GhostSheet>
        )
      }
    </Loaded>
  )
}
