import type { ProjectSummary } from '@ledgerleaf/contract/project-files'
import { cn } from '../../ui/cn.ts'
import { writeWhole } from '../../ui/format.ts'

type Props = {
  projects: readonly ProjectSummary[]
  /** The one that is named in the field, if it is one of these. */
  chosen: ProjectSummary | undefined
  onChoose: (name: string) => void
}

/** Nothing to list is no reason to hide a project: more of it may be issued by the time the listing is reviewed. */
const tellRest = ({ hasFile, unlistedCredits }: ProjectSummary): string =>
  unlistedCredits > 0
    ? `${writeWhole(unlistedCredits)} not listed yet`
    : hasFile
      ? 'All of it is listed'
      : 'No file yet'

/** A project that exists is chosen with one press; any other name is typed. */
export const OwnProjects = ({ projects, chosen, onChoose }: Props) => (
  <fieldset className="grid min-w-0 gap-2">
    <legend className="float-left mb-2 font-medium text-sm">Your projects</legend>
    <div className="grid clear-both gap-2 sm:grid-cols-2">
      {projects.map((project) => {
        const isChosen = project.id === chosen?.id
        return (
          <button
            key={project.id}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onChoose(project.name)}
            className={cn(
              'grid min-h-11 grid-cols-[auto_minmax(0,1fr)] content-center items-center gap-x-3 rounded-soft border px-3 py-2 text-left text-sm transition-colors',
              isChosen ? 'border-leaf bg-paper ring-1 ring-leaf' : 'border-hairline hover:border-edge',
            )}
          >
            <span
              aria-hidden="true"
              className={cn(
                'row-span-2 grid size-4 place-items-center rounded-full border',
                isChosen ? 'border-leaf' : 'border-edge',
              )}
            >
              {isChosen && <span className="size-2 rounded-full bg-leaf" />}
            </span>
            <span className="font-medium [overflow-wrap:anywhere]">{project.name}</span>
            <span className="text-muted tabular-nums">{tellRest(project)}</span>
          </button>
        )
      })}
    </div>
    <p className="text-muted text-sm">Choose one, or type the name of another below.</p>
  </fieldset>
)
