import { bestOffer } from '@ledgerleaf/contract/lead-price'
import type { ProjectPage } from '@ledgerleaf/contract/market'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { AddToBasket } from '../../nouns/basket/AddToBasket.tsx'
import { marketQueries } from '../../nouns/market/queries.ts'
import { GradeTile } from '../../nouns/score/GradeTile.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { cn } from '../../ui/cn.ts'
import { countryName } from '../../ui/country-name.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { Table } from '../../ui/Table.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { CompareScores } from './CompareScores.tsx'
import { bestOf, type CompareRow, compareRows, isAlike, isEmpty } from './compare-rows.ts'
import { Numeral } from './Numeral.tsx'
import { ProjectPicture } from './ProjectPicture.tsx'

const Bar = ({ share, isBest }: { share: number; isBest: boolean }) => (
  <div aria-hidden="true" className="h-1.5 w-full max-w-48 self-center bg-hairline sm:mt-1.5">
    <div className={cn('h-full', isBest ? 'bg-leaf' : 'bg-edge')} style={{ width: `${share * 100}%` }} />
  </div>
)

const Cells = ({ row, projects }: { row: CompareRow; projects: readonly ProjectPage[] }) => {
  const best = bestOf(row, projects)
  const measures = projects.map((project) => row.measure?.(project) ?? null)
  const known = measures.filter((measure) => measure !== null)
  const whole = row.whole ?? Math.max(...known, 1e-9)
  // A longer bar is more, in every row; which end is better is said by the colour and in words.
  const shareOf = (measure: number) => measure / Math.max(whole, 1e-9)
  return projects.map((project, place) => {
    const measure = measures[place] ?? null
    const isBest = best.has(project.id)
    return (
      <td
        key={project.id}
        className={cn(
          'min-w-0 px-4 py-3 align-top max-sm:grid max-sm:grid-cols-[1.25rem_minmax(0,1fr)_4.5rem] max-sm:items-baseline max-sm:gap-x-3 max-sm:py-1',
          row.measure && 'font-mono tabular-nums',
        )}
      >
        <Numeral place={place} />
        <span className={cn('[overflow-wrap:break-word]', measure === null && 'max-sm:col-span-2')}>
          <span className={cn(isBest && 'font-medium text-leaf-strong')}>{row.tell(project)}</span>
          {isBest && (
            <span className="ml-2 whitespace-nowrap font-sans text-fine text-leaf-strong">
              {row.better === 'low' ? 'lowest' : 'highest'}
            </span>
          )}
        </span>
        {measure !== null && (known.length > 1 || row.whole !== undefined) && (
          <Bar share={shareOf(measure)} isBest={isBest} />
        )}
      </td>
    )
  })
}

const Head = ({ project, place }: { project: ProjectPage; place: number }) => {
  const { id, name, country, score, listings } = project
  const best = bestOffer(listings)
  return (
    <th
      scope="col"
      className="min-w-0 p-4 text-left align-top font-normal max-sm:grid max-sm:grid-cols-[5rem_minmax(0,1fr)] max-sm:gap-x-4 max-sm:border-hairline max-sm:border-t max-sm:first-of-type:border-t-0"
    >
      <div className="relative mb-3 max-sm:mb-0">
        <ProjectPicture
          project={{ ...project, photograph: project.photographs[0] ?? null }}
          className="aspect-[2/1] w-full border border-hairline max-sm:aspect-square"
        />
        <GradeTile
          score={score}
          // On a phone the vintage stands below: beside, it lay on what one does with the project.
          className="absolute right-0 bottom-0 max-sm:flex max-sm:w-20 max-sm:flex-wrap max-lg:static max-lg:mt-2 max-sm:[&>:last-child]:w-full max-sm:[&>:last-child]:border-t max-sm:[&>:last-child]:border-l-0 max-sm:[&>:last-child]:py-1"
        />
      </div>
      <div className="min-w-0">
        <p className="flex items-baseline gap-3">
          <Numeral place={place} />
          <TextLink
            to={`/projects/${id}`}
            className="min-w-0 font-[500] font-display text-lg leading-snug [overflow-wrap:break-word]"
          >
            {name}
          </TextLink>
        </p>
        {country && <p className="text-muted text-sm">{countryName(country)}</p>}
        {best && (
          <div className="mt-3 flex flex-wrap items-center gap-2">
            <AddToBasket listingId={best.listingId} label={`${name}, ${best.vintage}`} />
            <ButtonLink to={`/projects/${id}#listings`} size="small">
              Buy<span className="sr-only"> {name}</span>
            </ButtonLink>
            {best.saleType === 'forward' && (
              <p className="w-full text-muted text-sm">Only on delivery: a promise of {best.vintage}</p>
            )}
          </div>
        )}
      </div>
    </th>
  )
}

/** On a phone each project is a line under the name of a row, by its number: no column is so narrow that a word breaks. */
const Sheet = ({ projects, rows }: { projects: readonly ProjectPage[]; rows: readonly CompareRow[] }) => (
  <Table
    caption="Projects side by side"
    className="max-sm:block sm:table-fixed max-sm:[&_:is(thead,tbody)]:block max-sm:[&_tr]:grid max-sm:[&_tr]:grid-cols-1"
  >
    <thead>
      <tr>
        <td className="w-36 p-4 max-sm:hidden lg:w-52" />
        {projects.map((project, place) => (
          <Head key={project.id} project={project} place={place} />
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.label} className="border-hairline border-t max-sm:pb-2">
          <th
            scope="row"
            className="border-hairline px-4 pt-3 pb-1 text-left align-top font-medium text-muted text-sm sm:border-r sm:py-3"
          >
            {row.label}
          </th>
          <Cells row={row} projects={projects} />
        </tr>
      ))}
    </tbody>
  </Table>
)

const Rows = ({ projects }: { projects: readonly ProjectPage[] }) => {
  // What all of them say helps nobody to choose: it waits until it is asked for.
  const [isShort, setShort] = useState(true)
  const told = compareRows.filter((row) => !isEmpty(row, projects))
  const differing = told.filter((row) => !isAlike(row, projects))
  const hidden = told.length - differing.length
  return (
    <div className="grid gap-4">
      {projects.length > 1 && hidden > 0 && (
        <Checkbox
          label={
            hidden === 1
              ? 'Hide the one row that says the same of all'
              : `Hide the ${hidden} rows that say the same of all`
          }
          checked={isShort}
          onChange={(event) => setShort(event.target.checked)}
        />
      )}
      <Sheet projects={projects} rows={isShort && projects.length > 1 ? differing : told} />
    </div>
  )
}

/** Up to four projects, fact beside fact. */
export const CompareTable = ({ ids }: { ids: readonly string[] }) => {
  const answers = useQueries({ queries: ids.map((id) => marketQueries.project(id)) })
  const projects = answers.flatMap(({ data }) => (data ? [data] : []))
  const isLoading = answers.some(({ isPending }) => isPending)
  const failed = answers.filter(({ isError }) => isError)
  if (isLoading)
    return (
      <div className="grid min-h-64 place-items-center border border-hairline bg-sheet text-leaf">
        <Spinner className="size-8" label="Loading the projects" />
      </div>
    )
  if (projects.length === 0 && failed.length === 0)
    return (
      <div className="border border-hairline bg-sheet">
        <EmptyState
          of="figures"
          title="Nothing to compare yet"
          text="Mark two to four projects with “Compare” in the marketplace."
          action={<ButtonLink to="/marketplace">Go to the marketplace</ButtonLink>}
        />
      </div>
    )
  return (
    <div className="grid gap-6">
      {failed.length > 0 && (
        <ErrorState
          title={failed.length === 1 ? 'One project did not load' : `${failed.length} projects did not load`}
          text="It may be gone, or the server did not answer."
          onRetry={() => failed.forEach(({ refetch }) => void refetch())}
        />
      )}
      {projects.length > 0 && <Rows projects={projects} />}
      {projects.length > 0 && <CompareScores projects={projects} />}
    </div>
  )
}
