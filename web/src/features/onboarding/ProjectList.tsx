import type { ProjectSummary } from '@ledgerleaf/contract/project-files'
import { useQuery } from '@tanstack/react-query'
import { Sprout } from 'lucide-react'
import type { ReactNode } from 'react'
import { forwardQueries } from '../../nouns/forward/queries.ts'
import { ProjectThumb } from '../../nouns/project/ProjectThumb.tsx'
import { projectQueries } from '../../nouns/project/queries.ts'
import { categoryWords, reviewWords } from '../../nouns/project/words.ts'
import { GradeTile } from '../../nouns/score/GradeTile.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { cn } from '../../ui/cn.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { NoProjects } from './NoProjects.tsx'
import { tellNext } from './next-doing.ts'
import { type Owed, owedOf } from './owed.ts'
import { StartProject } from './StartProject.tsx'
import { type StepState, stepState, stepsDone } from './step-state.ts'
import { TradeCells } from './TradeCells.tsx'
import { tradeCells } from './trade-cells.ts'

const fills: Record<StepState, string> = { done: 'w-full', begun: 'w-1/2', open: 'w-0' }

const Beads = ({ project }: { project: ProjectSummary }) => (
  <span className="flex items-center gap-1" aria-hidden="true">
    {project.steps.map((step) => (
      <span key={step.id} className="h-1.5 w-6 overflow-clip rounded-full bg-hairline lg:w-8">
        <span className={cn('block h-full bg-leaf', fills[stepState(step, project)])} />
      </span>
    ))}
  </span>
)

/** Under its picture where there is room; on a phone under its name. */
const Grade = ({ project, className }: { project: ProjectSummary; className: string }) => (
  <div className={cn('grid gap-1', className)}>
    <GradeTile score={project.score} />
    {project.score && project.review !== 'approved' && (
      <span className="text-fine text-muted">if approved</span>
    )}
  </div>
)

/** Of what has nothing to trade yet: how much of its file is there. */
const FileShare = ({ project: { id, hasFile, checklistPercent } }: { project: ProjectSummary }) => (
  <div className="grid content-start justify-items-start gap-2.5">
    <p className="text-muted text-sm tabular-nums">
      <span className="font-mono text-ink text-note">{checklistPercent} %</span> of what
      {hasFile ? ' its file asks is there' : ' its file will ask is known already'}
    </p>
    <span aria-hidden="true" className="h-1.5 w-full bg-hairline">
      <span className="block h-full bg-leaf" style={{ width: `${checklistPercent}%` }} />
    </span>
    {!hasFile && (
      <TextLink to={`/seller/projects/${id}`} className="text-note">
        Start its file
      </TextLink>
    )}
  </div>
)

const rowLook =
  'grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-4 gap-y-4 py-6 sm:grid-cols-[12.5rem_minmax(0,1fr)] sm:grid-rows-[auto_minmax(0,1fr)] sm:gap-x-6 lg:grid-cols-[12.5rem_minmax(0,1fr)_19rem] lg:gap-x-8'

type RowProps = { project: ProjectSummary; owed: Owed | null; stock: ReactNode }

const Row = ({ project, owed, stock }: RowProps) => {
  const cells = tradeCells(project)
  const hasTrade = cells.some(({ isNothing, note }) => !isNothing || note)
  const begun = project.steps.filter((step) => stepState(step, project) === 'begun').length
  return (
    <li className={cn('border-hairline border-b', rowLook)}>
      <div className="grid content-start gap-2 sm:row-span-2">
        <ProjectThumb project={project} className="size-auto w-full max-sm:aspect-square sm:h-20" />
        <Grade project={project} className="max-sm:hidden" />
      </div>
      <div className="grid min-w-0 content-start gap-2">
        <TextLink
          to={`/seller/projects/${project.id}`}
          className="min-w-0 justify-self-start font-display text-lg leading-snug [overflow-wrap:anywhere] sm:text-xl"
        >
          {project.name}
        </TextLink>
        {/* Its state always on a line of its own: how long a name is does not move it. */}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 empty:hidden">
          {project.hasFile && (
            <Badge tone={reviewWords[project.review].tone}>{reviewWords[project.review].text}</Badge>
          )}
          {project.category && <span className="text-muted text-sm">{categoryWords[project.category]}</span>}
        </div>
        <Grade project={project} className="justify-self-start sm:hidden" />
      </div>
      <div className="grid min-w-0 content-start gap-2 max-sm:col-span-2 sm:col-start-2">
        <p className="text-note">{tellNext(project, owed)}</p>
        <p className="flex flex-wrap items-center gap-3 font-mono text-eyebrow text-muted">
          <Beads project={project} />
          {stepsDone(project)} of 5{begun > 0 && `, ${begun} in progress`}
        </p>
      </div>
      <div className="col-span-2 grid gap-x-8 gap-y-3 max-lg:border-hairline max-lg:border-t max-lg:border-dashed max-lg:pt-4 sm:max-lg:grid-cols-2 lg:col-span-1 lg:col-start-3 lg:row-span-2 lg:row-start-1 lg:content-start">
        {hasTrade ? (
          <>
            <TradeCells cells={cells} />
            {stock}
          </>
        ) : (
          <FileShare project={project} />
        )}
      </div>
    </li>
  )
}

/** The place of the next one, at the end of the list it will stand in. */
const NewRow = () => (
  <div className={cn('items-center', rowLook)}>
    <span
      aria-hidden="true"
      className="grid place-items-center border border-edge border-dashed text-muted max-sm:aspect-square sm:h-28"
    >
      <Sprout className="size-7" strokeWidth={1.25} />
    </span>
    <div className="min-w-0 lg:col-span-2">
      <StartProject />
    </div>
  </div>
)

type ListProps = {
  /** Where the credits of one project are; nothing where none are issued. */
  stockOf: (projectId: string) => ReactNode
  /** What their colours are, once above all of them. */
  stockKeys: ReactNode
}

export const ProjectList = ({ stockOf, stockKeys }: ListProps) => {
  const query = useQuery(projectQueries.list())
  // What is owed says what is next; without it the steps do.
  const { data: promised } = useQuery(forwardQueries.promised())
  return (
    <Loaded query={query} what="your projects" room="h-72">
      {({ projects }) =>
        projects.length > 0 ? (
          <div className="grid grid-cols-[minmax(0,1fr)]">
            <div className="flex justify-end pb-3 empty:hidden">{stockKeys}</div>
            <ul className="border-edge border-t-2">
              {projects.map((project) => (
                <Row
                  key={project.id}
                  project={project}
                  owed={owedOf(promised?.milestones ?? [], project.id)}
                  stock={stockOf(project.id)}
                />
              ))}
            </ul>
            <NewRow />
          </div>
        ) : (
          <NoProjects />
        )
      }
    </Loaded>
  )
}
