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

/** What of it is on offer, what was sold, and what that brought: three columns where there is room, else one line. */
const Trade = ({
  project: { leftCredits, leftForwardCredits, soldCredits, owedCredits, earnedCents },
}: {
  project: ProjectSummary
}) => (
  <dl className="flex flex-wrap gap-x-6 gap-y-1 lg:grid lg:grid-cols-[5.5rem_6rem_6rem] lg:gap-x-3">
    {[
      {
        name: 'Still listed',
        value: writeWhole(leftCredits),
        isNothing: leftCredits === 0,
        note: leftForwardCredits > 0 && `${writeWhole(leftForwardCredits)} forward`,
      },
      {
        // As on the page of listings: what is sold forward is sold, and here it is said how much of it is owed.
        name: 'Sold',
        value: writeWhole(soldCredits + owedCredits),
        isNothing: soldCredits + owedCredits === 0,
        note: owedCredits > 0 && `${writeWhole(owedCredits)} to deliver`,
      },
      { name: 'Earned', value: writeCents(earnedCents), isNothing: earnedCents === 0, note: false },
    ].map(({ name, value, isNothing, note }) => (
      <div
        key={name}
        className="flex items-baseline gap-2 lg:grid lg:content-start lg:justify-items-end lg:gap-0.5"
      >
        <dt className="text-muted text-sm">{name}</dt>
        <dd className={cn('font-mono text-note tabular-nums', isNothing && 'text-muted')}>{value}</dd>
        {note && <dd className="whitespace-nowrap text-muted text-sm tabular-nums">{note}</dd>}
      </div>
    ))}
  </dl>
)

const Row = ({ project }: { project: ProjectSummary }) => {
  const next = nextOf(project)
  const done = project.steps.filter((step) => step.done).length
  return (
    <li className="grid gap-x-4 gap-y-3 border-hairline border-b py-5 last:border-b-0 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:py-6 lg:grid-cols-[minmax(0,1fr)_auto_12.5rem] lg:gap-x-6">
      <div className="flex min-w-0 gap-5">
        <ProjectThumb project={project} />
        <div className="grid min-w-0 content-start gap-2">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
            <TextLink
              to={`/seller/projects/${project.id}`}
              className="min-w-0 font-display text-xl [overflow-wrap:anywhere]"
            >
              {project.name}
            </TextLink>
            {project.hasFile && (
              <Badge tone={reviewWords[project.review].tone}>{reviewWords[project.review].text}</Badge>
            )}
            <Grade project={project} className="sm:hidden" />
          </div>
          <p className="text-note text-muted">
            {project.category ? `${categoryWords[project.category]}. ` : ''}
            {project.hasFile
              ? next
                ? `Next: ${next.title}. ${next.note}`
                : 'All five steps are done.'
              : 'It has a name, and no file yet. Start its file to get a scorecard.'}
          </p>
          {project.hasFile && (
            <p className="flex flex-wrap items-center gap-3 font-mono text-eyebrow text-muted">
              <Beads steps={project.steps} />
              {done} of 5 steps
            </p>
          )}
        </div>
      </div>
      <div className="max-lg:order-1 sm:max-lg:col-span-2 sm:max-lg:pl-29">
        {project.hasFile && <Trade project={project} />}
      </div>
      <Grade project={project} className="justify-end max-sm:hidden" />
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
