import { dashboardApi, type SellerProject } from '@ledgerleaf/contract/dashboard'
import { stoppedWords } from '@ledgerleaf/contract/stopped-listings'
import { useQuery } from '@tanstack/react-query'
import { dashboardQuery } from '../../nouns/dashboard/queries.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { writeCount, writeDollars, writeWhole } from '../../ui/format.ts'
import { GhostSheet } from '../../ui/GhostSheet.tsx'
import { Part } from '../../ui/Part.tsx'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { stepsInAll, tellSplit, writeProgress } from './holding-words.ts'
import { Loadable } from './Loadable.tsx'
import { StatusSwitch } from './StatusSwitch.tsx'

const noteId = 'what-the-status-switch-does'

/** How far it is on the way of every project: five steps, drawn and in words. */
const Progress = ({ project: { progress, project_id: id } }: { project: SellerProject }) => {
  if (progress === undefined)
    return (
      <span className="grid gap-0.5 text-sm">
        <span className="text-muted">{writeProgress(progress)}</span>
        {id && (
          <TextLink to={`/seller/projects/${id}`} className="justify-self-start">
            Start its file
          </TextLink>
        )}
      </span>
    )
  const done = Math.round((progress / 100) * stepsInAll)
  return (
    <span className="grid w-fit gap-1.5 max-sm:mb-1.5">
      <span>
        {writeProgress(progress)},{' '}
        <span className="tabular-nums">
          {done} of {stepsInAll}
        </span>
      </span>
      <span aria-hidden="true" className="flex w-28 gap-0.5">
        {Array.from({ length: stepsInAll }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the five steps never change places
          <span key={place} className={`h-1.5 flex-1 ${place < done ? 'bg-leaf' : 'bg-hairline'}`} />
        ))}
      </span>
    </span>
  )
}

const wide = 'max-sm:hidden'

/** On a phone the row folds: what has no column there stands under the project's name. */
const Row = ({ project }: { project: SellerProject }) => {
  const split = tellSplit(project)
  return (
    <TableRow>
      <TableCell className="min-w-36 font-medium [overflow-wrap:anywhere]">
        {project.project_id ? (
          <TextLink to={`/seller/projects/${project.project_id}`}>{project.project_name}</TextLink>
        ) : (
          project.project_name
        )}
        {project.stopped_by && (
          <p className="max-w-prose font-normal text-muted text-sm">
            {project.status === 'Off sale'
              ? stoppedWords[project.stopped_by]
              : 'Some of its listings are off sale; each says why under Listings.'}
          </p>
        )}
        <div className="mt-2 grid gap-1 font-normal text-muted text-sm sm:hidden">
          <p>
            {writeCount(project.range, 'credit')} owned
            {split && `: ${split}`}
          </p>
          <Progress project={project} />
          <StatusSwitch project={project} describedBy={noteId} />
        </div>
      </TableCell>
      <TableCell numeric className={wide}>
        {writeWhole(project.range)}
        {split && <p className="font-sans text-muted text-sm">{split}</p>}
      </TableCell>
      <TableCell numeric className="max-sm:align-top">
        {writeDollars(project.totalvalue)}
      </TableCell>
      <TableCell className={wide}>
        <StatusSwitch project={project} describedBy={noteId} />
      </TableCell>
      <TableCell className={`${wide} text-muted lg:whitespace-nowrap`}>
        <Progress project={project} />
      </TableCell>
    </TableRow>
  )
}

const Holdings = ({ projects }: { projects: readonly SellerProject[] }) => (
  <>
    <Table caption="Portfolio Holdings">
      <thead>
        <TableRow>
          <TableHead>Project</TableHead>
          <TableHead numeric className={wide}>
            Credits owned
          </TableHead>
          <TableHead numeric>
            Total value <span className="block font-normal">of what is listed</span>
          </TableHead>
          <TableHead className={wide}>Status</TableHead>
          <TableHead className={wide}>Progress</TableHead>
        </TableRow>
      </thead>
      <tbody>
        {projects.map((project) => (
          <Row key={project.project_name} project={project} />
        ))}
      </tbody>
    </Table>
    <Fold title="How this is counted">
      <p id={noteId} className="max-w-text text-muted text-sm">
        Credits owned are issued and not sold, listed or not. The value is that of what is listed now, open or
        paused, at your own prices: what is not listed has no price. What is off sale does not count, nor what
        is listed forward: it is no credit yet. The switch pauses and resumes all listings of a project. What
        is not Active cannot be bought; what is In review waits for its file to be complete and approved. Each
        listing on its own is under <TextLink to="/seller_listings">Listings</TextLink>. Progress is how many
        of the five steps a project has reached; it goes on selling after the last.
      </p>
    </Fold>
  </>
)

export const PortfolioHoldings = ({ email }: { email: string }) => {
  const query = useQuery(dashboardQuery(dashboardApi.sellerProjects, email))
  return (
    <Part id="projects" title="Portfolio Holdings">
      <Loadable query={query} label="Loading portfolio holdings">
        {({ sellerprojects }) =>
          sellerprojects.length > 0 ? (
            <Holdings projects={sellerprojects} />
          ) : (
            <GhostSheet
              title="No holdings yet"
              heads={['Project', 'Total value']}
              action={
                <ButtonLink variant="outline" to="/sellerlisting">
                  List Carbon Credits
                </ButtonLink>
              }
            >
              Each project you list will stand here with its credits, their value and how far it has come, and
              each listing with its price beside those of others.
            </GhostSheet>
          )
        }
      </Loadable>
    </Part>
  )
}
