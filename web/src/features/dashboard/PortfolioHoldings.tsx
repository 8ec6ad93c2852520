import { dashboardApi, type SellerProject } from '@ledgerleaf/contract/dashboard'
import { stoppedWords } from '@ledgerleaf/contract/stopped-listings'
import { useQuery } from '@tanstack/react-query'
import { dashboardQuery } from '../../nouns/dashboard/queries.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { writeDollars, writeWhole } from '../../ui/format.ts'
import { GhostSheet } from '../../ui/GhostSheet.tsx'
import { Part } from '../../ui/Part.tsx'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { stepsDone, stepsInAll, writeProgress } from './holding-words.ts'
import { Loadable } from './Loadable.tsx'
import { StatusSwitch } from './StatusSwitch.tsx'
import { StockKeys, StockRibbon } from './StockRibbon.tsx'
import { stockOf, toStock } from './stock-parts.ts'

const noteId = 'what-the-status-switch-does'

const StartFile = ({ id }: { id: string }) => (
  <TextLink to={`/seller/projects/${id}`} className="justify-self-start text-sm">
    Start its file
  </TextLink>
)

/** How far it is on the way of every project: five steps, drawn and in words. */
const Progress = ({ project: { progress, project_id: id } }: { project: SellerProject }) => {
  if (progress === undefined)
    return (
      <span className="grid gap-0.5 text-sm">
        <span className="text-muted">{writeProgress(progress)}</span>
        {id && <StartFile id={id} />}
      </span>
    )
  const done = stepsDone(progress)
  return (
    <span className="grid w-fit gap-1.5">
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

/** On one line with the name: the ribbon under it has none beside it. */
const beside = `${wide} py-4 align-top`

/** A row is a project once: its name, where all it has issued is, and what is owned of it. On a phone the columns are lines. */
const Row = ({ project }: { project: SellerProject }) => {
  const stock = toStock(project)
  return (
    <TableRow>
      <TableCell className="py-4 font-medium sm:min-w-56 sm:align-top lg:w-[44%] [overflow-wrap:anywhere]">
        <div className="flex items-center justify-between gap-4 sm:items-baseline">
          {project.project_id ? (
            <TextLink to={`/seller/projects/${project.project_id}`}>{project.project_name}</TextLink>
          ) : (
            project.project_name
          )}
          <div className="shrink-0 font-normal sm:hidden">
            <StatusSwitch project={project} describedBy={noteId} />
          </div>
          {stock.issued > 0 && (
            <span className="shrink-0 whitespace-nowrap font-normal text-muted text-sm tabular-nums max-lg:hidden">
              {writeWhole(stock.issued)} issued
            </span>
          )}
        </div>
        {stock.issued > 0 && (
          <div className="mt-2.5 font-normal">
            <StockRibbon stock={stock} />
          </div>
        )}
        {project.stopped_by && (
          <p className="max-w-prose font-normal text-muted text-sm">
            {project.status === 'Off sale'
              ? stoppedWords[project.stopped_by]
              : 'Some of its listings are off sale; each says why under Listings.'}
          </p>
        )}
        <p className="mt-2 flex flex-wrap justify-between gap-x-4 font-normal text-muted text-sm tabular-nums sm:hidden">
          <span>
            {writeWhole(project.range)} owned
            {project.progress !== undefined && `, ${stepsDone(project.progress)} of ${stepsInAll} steps`}
            {project.progress === undefined && project.project_id && (
              <>
                , <StartFile id={project.project_id} />
              </>
            )}
          </span>
          <span className="font-mono text-ink">{writeDollars(project.totalvalue)}</span>
        </p>
      </TableCell>
      <TableCell numeric className={beside}>
        {writeWhole(project.range)}
      </TableCell>
      <TableCell numeric className={beside}>
        {writeDollars(project.totalvalue)}
      </TableCell>
      <TableCell className={beside}>
        <StatusSwitch project={project} describedBy={noteId} />
      </TableCell>
      <TableCell className={`${beside} text-muted lg:whitespace-nowrap`}>
        <Progress project={project} />
      </TableCell>
    </TableRow>
  )
}

const Holdings = ({ projects }: { projects: readonly SellerProject[] }) => (
  <>
    <StockKeys stocks={stockOf(projects)} />
    <Table caption="Portfolio Holdings">
      <thead>
        <TableRow>
          <TableHead>
            <span className="flex justify-between gap-4">
              Project
              <span className="font-normal sm:hidden">Total value of what is listed</span>
            </span>
          </TableHead>
          <TableHead numeric className={wide}>
            Credits owned
          </TableHead>
          <TableHead numeric className={wide}>
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
        Each ribbon is all a project has issued, by where it is now. Credits owned are issued and not sold,
        listed or not. The value is that of what is listed now, open or paused, at your own prices: what is
        not listed has no price. What is off sale does not count, nor what is listed forward: it is no credit
        yet. The switch pauses and resumes all listings of a project. What is not Active cannot be bought;
        what is In review waits for its file to be complete and approved. Each listing on its own is under{' '}
        <TextLink to="/seller_listings">Listings</TextLink>. Progress is how many of the five steps a project
        has reached; it goes on selling after the last.
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
                <ButtonLink variant="outline" to="/seller/projects">
                  Start a project file
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
