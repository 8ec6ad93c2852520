import { bestOffer } from '@ledgerleaf/contract/lead-price'
import type { ProjectPage } from '@ledgerleaf/contract/market'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { AddToBasket } from '../../nouns/basket/AddToBasket.tsx'
import { marketQueries } from '../../nouns/market/queries.ts'
import { GradeTile } from '../../nouns/score/GradeTile.tsx'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { cn } from '../../ui/cn.ts'
import { countryName } from '../../ui/country-name.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { writeCents } from '../../ui/format.ts'
import { Spinner } from '../../ui/Spinner.tsx'
import { Table } from '../../ui/Table.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { CompareScores } from './CompareScores.tsx'
import { bestOf, type CompareRow, isAlike, isEmpty, rowsFor } from './compare-rows.ts'
import { EmptyCompare } from './EmptyCompare.tsx'
import { Numeral } from './Numeral.tsx'
import { ProjectPicture } from './ProjectPicture.tsx'

type BarProps = { from: number; to: number; isBest: boolean }

/** From nought to a figure, or from the lowest to the highest of a range: one price is a point of its axis, and still seen. */
const Bar = ({ from, to, isBest }: BarProps) => (
  <div aria-hidden="true" className="relative mt-1.5 h-1.5 w-full bg-hairline max-sm:mt-0">
    {/* Nothing is no point of the axis. */}
    <div
      className={cn(
        'absolute h-full max-w-full',
        to > 0 && 'min-w-1.5',
        from > 0 && '-translate-x-1.5',
        isBest ? 'bg-leaf' : 'bg-edge',
      )}
      style={{ left: `${from * 100}%`, width: `${(to - from) * 100}%` }}
    />
  </div>
)

const Cells = ({ row, projects }: { row: CompareRow; projects: readonly ProjectPage[] }) => {
  const best = bestOf(row, projects)
  const measures = projects.map((project) => row.measure?.(project) ?? null)
  const known = measures.filter((measure) => measure !== null)
  const highs = projects.map((project, place) => row.upTo?.(project) ?? measures[place] ?? 0)
  const whole = row.whole ?? Math.max(...highs, 1e-9)
  const shareOf = (measure: number) => measure / Math.max(whole, 1e-9)
  // A long bar reads as good. What one would rather have less of is a point on the axis, as a price is.
  const startOf = (measure: number) => (row.better === 'low' ? shareOf(measure) : 0)
  const hasBars = known.length > 1 || (known.length === 1 && row.whole !== undefined)
  return projects.map((project, place) => {
    const measure = measures[place] ?? null
    const isBest = best.has(project.id)
    return (
      <td
        key={project.id}
        className={cn(
          'min-w-0 px-4 py-3 align-top max-sm:items-center max-sm:gap-x-2.5 max-sm:px-3 max-sm:py-1 max-sm:text-sm',
          row.measure
            ? 'font-mono tabular-nums max-sm:grid max-sm:grid-cols-[1.25rem_minmax(0,1fr)_5.5rem] max-sm:last:pb-3'
            : 'max-sm:flex max-sm:items-baseline max-sm:pr-2',
        )}
      >
        {projects.length > 1 && <Numeral place={place} />}
        <span
          className={cn(
            'whitespace-pre-line [overflow-wrap:break-word]',
            projects.length < 2 && 'max-sm:col-start-1',
            projects.length > 1 && 'max-sm:col-start-2',
            hasBars ? 'max-sm:col-end-3' : 'max-sm:col-end-4',
          )}
        >
          <span className={cn(isBest && 'font-medium text-leaf-strong')}>{row.tell(project)}</span>
          {isBest && (
            <span
              className={cn(
                'font-sans text-fine text-leaf-strong max-sm:block',
                row.upTo ? 'block' : 'ml-2 whitespace-nowrap max-sm:ml-0',
              )}
            >
              {row.upTo && measure !== null && highs[place] !== measure && `from ${writeCents(measure)}, `}
              {row.better === 'low' ? 'lowest' : 'highest'}
            </span>
          )}
        </span>
        {measure !== null && hasBars && (
          <Bar
            from={row.upTo ? shareOf(measure) : startOf(measure)}
            to={shareOf(highs[place] ?? measure)}
            isBest={isBest}
          />
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
      className="min-w-0 p-4 text-left align-top font-normal max-sm:grid max-sm:grid-cols-[6rem_minmax(0,1fr)] max-sm:gap-x-3 max-sm:border-hairline max-sm:not-first-of-type:border-t max-sm:p-3"
    >
      <ProjectPicture
        project={{ ...project, photograph: project.photographs[0] ?? null }}
        className="mb-3 aspect-[2/1] w-full border border-hairline max-sm:mb-0 max-sm:aspect-[8/7]"
      />
      <div className="min-w-0">
        <p className="flex items-baseline gap-2">
          <Numeral place={place} />
          <TextLink
            to={`/projects/${id}`}
            className="min-w-0 font-[500] font-display text-lg leading-snug [overflow-wrap:break-word] max-sm:text-base"
          >
            {name}
          </TextLink>
        </p>
        {country && <p className="text-muted text-sm">{countryName(country)}</p>}
        <GradeTile isNarrow score={score} className="mt-2" />
        {best && (
          <div className="mt-3 flex flex-wrap items-center gap-2">
            <ButtonLink to={`/projects/${id}#listings`} size="small" className="max-sm:min-h-11">
              Buy<span className="sr-only"> {name}</span>
            </ButtonLink>
            <AddToBasket
              listingId={best.listingId}
              label={`${name}, ${best.vintage}`}
              says={[`Add ${best.vintage}`, `${best.vintage} added`]}
            />
            {best.saleType === 'forward' && (
              <p className="w-full text-muted text-sm">Only on delivery: a promise of {best.vintage}</p>
            )}
          </div>
        )}
      </div>
    </th>
  )
}

type SheetProps = {
  projects: readonly ProjectPage[]
  rows: readonly CompareRow[]
  /** On a phone too. */
  isWhole: boolean
}

/** On a phone who is in which column stays in sight, by number and the beginning of the name. */
const Columns = ({ projects }: Pick<SheetProps, 'projects'>) => (
  <div
    aria-hidden="true"
    className="sticky top-0 z-10 -mb-px grid border border-edge bg-sheet text-sm sm:hidden"
    style={{ gridTemplateColumns: `repeat(${Math.min(2, projects.length)}, minmax(0, 1fr))` }}
  >
    {projects.map(({ id, name }, place) => (
      <span key={id} className="flex h-8 min-w-0 items-center gap-2 px-3">
        <Numeral place={place} />
        <span className="truncate">{name}</span>
      </span>
    ))}
  </div>
)

/** On a phone the name of a row stands above its cells, a line for each project by its number. */
const Sheet = ({ projects, rows, isWhole }: SheetProps) => (
  <div className="grid">
    <Columns projects={projects} />
    <Table
      caption="Projects side by side"
      className="max-sm:block sm:table-fixed max-sm:[&_:is(thead,tbody)]:block max-sm:[&_tr]:grid"
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
          <tr
            key={row.label}
            className={cn(
              'border-hairline border-t',
              // Facts without a measure follow each other in lines.
              !row.measure && 'max-sm:flex! max-sm:flex-wrap max-sm:pb-2',
              row.isAside && !isWhole && 'max-sm:hidden!',
            )}
          >
            <th
              scope="row"
              className="border-hairline px-4 max-sm:w-full pt-3 pb-1 text-left align-top font-medium text-muted text-sm max-sm:px-3 sm:border-r sm:py-3"
            >
              {row.label}
            </th>
            <Cells row={row} projects={projects} />
          </tr>
        ))}
      </tbody>
    </Table>
  </div>
)

const Rows = ({ projects }: { projects: readonly ProjectPage[] }) => {
  // What all of them say helps nobody to choose: it waits until it is asked for.
  const [isShort, setShort] = useState(true)
  const [isWhole, setWhole] = useState(false)
  const told = rowsFor(projects).filter((row) => !isEmpty(row, projects))
  const differing = told.filter((row) => !isAlike(row, projects))
  const hidden = told.length - differing.length
  const shown = isShort && projects.length > 1 ? differing : told
  const aside = shown.filter((row) => row.isAside).length
  return (
    <div className="grid gap-4">
      {projects.length > 1 && hidden > 0 && (
        <Checkbox
          label={hidden === 1 ? 'Hide 1 identical row' : `Hide ${hidden} identical rows`}
          checked={isShort}
          onChange={(event) => setShort(event.target.checked)}
        />
      )}
      <Sheet projects={projects} rows={shown} isWhole={isWhole} />
      {!isWhole && aside > 0 && (
        <Button variant="outline" className="sm:hidden" onClick={() => setWhole(true)}>
          Show {aside} more {aside === 1 ? 'fact' : 'facts'}
        </Button>
      )}
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
  if (projects.length === 0 && failed.length === 0) return <EmptyCompare />
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
