import type { ProjectPage } from '@ledgerleaf/contract/market'
import { useQueries } from '@tanstack/react-query'
import { type CSSProperties, type ReactNode, useState } from 'react'
import { marketQueries } from '../../nouns/market/queries.ts'
import { GradeMark } from '../../nouns/score/GradeTile.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { cn } from '../../ui/cn.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { Table } from '../../ui/Table.tsx'
import { CompareCells } from './CompareCells.tsx'
import { CompareHead } from './CompareHead.tsx'
import { CompareScores } from './CompareScores.tsx'
import { type CompareRow, isAlike, isEmpty, rowsFor } from './compare-rows.ts'
import { compareVerdicts } from './compare-verdicts.ts'
import { EmptyCompare } from './EmptyCompare.tsx'
import { Numeral } from './Numeral.tsx'
import { sharedCriteria } from './shared-criteria.ts'
import { useScored } from './use-scored.ts'

type SheetProps = {
  caption: string
  projects: readonly ProjectPage[]
  rows: readonly CompareRow[]
  /** What stands over each column. */
  heads: ReactNode
  /** Of heads that only name: on a phone the names above are enough. */
  isPlain?: true
  /** Of heads of several parts, each of which stands level with the same part of the others: see `CompareHead`. */
  isLevel?: true
  /** On a phone too. */
  isWhole: boolean
}

/** On a phone who is who stays in sight, a line for each with its score. */
const Columns = ({ projects }: Pick<SheetProps, 'projects'>) => (
  <div
    aria-hidden="true"
    className="sticky top-0 z-10 -mb-px grid border border-edge bg-sheet py-1 text-sm sm:hidden"
  >
    {projects.map(({ id, name, score }, place) => (
      <span key={id} className="flex h-7 min-w-0 items-center gap-2.5 px-3">
        <Numeral place={place} />
        <span className="truncate">{name}</span>
        {score && (
          <span className="ml-auto inline-flex items-center gap-2 font-mono tabular-nums">
            <GradeMark grade={score.grade} size="tiny" />
            {Math.round(score.value)}
          </span>
        )}
      </span>
    ))}
  </div>
)

/** On a phone the name of a row stands above its cells, a line for each project by its number. */
const Sheet = ({ caption, projects, rows, heads, isPlain, isLevel, isWhole }: SheetProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)]" style={{ '--columns': projects.length } as CSSProperties}>
    {projects.length > 1 && <Columns projects={projects} />}
    <Table
      caption={caption}
      className="block sm:[&_tr]:grid-cols-[9rem_repeat(var(--columns),minmax(0,1fr))] lg:[&_tr]:grid-cols-[13rem_repeat(var(--columns),minmax(0,1fr))] [&_:is(thead,tbody)]:block [&_tr]:grid"
    >
      <thead className={cn(isPlain && 'max-sm:sr-only')}>
        <tr>
          <td className={cn('max-sm:hidden', isLevel && 'row-span-5')} />
          {heads}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={row.label}
            className={cn('border-hairline border-t', row.isAside && !isWhole && 'max-sm:hidden!')}
          >
            <th
              scope="row"
              className="border-hairline px-4 max-sm:w-full pt-3 pb-1 text-left align-top font-medium text-muted text-sm max-sm:px-3 sm:border-r sm:py-3"
            >
              {row.label}
            </th>
            <CompareCells row={row} projects={projects} />
          </tr>
        ))}
      </tbody>
    </Table>
  </div>
)

/** What one chooses by. */
const Leads = ({ projects }: Pick<SheetProps, 'projects'>) => {
  const { scored, isPending } = useScored(projects)
  const verdicts = compareVerdicts(projects, isPending ? [] : sharedCriteria(scored))
  return (
    <Sheet
      isWhole
      isLevel
      caption="Projects side by side"
      projects={projects}
      rows={rowsFor(projects).filter((row) => row.isLead && !isEmpty(row, projects))}
      heads={projects.map((project, place) => (
        <CompareHead
          key={project.id}
          project={project}
          place={place}
          isMarked={projects.length > 1}
          verdict={verdicts.get(project.id)}
          card={scored.find(({ id }) => id === project.id)?.score}
        />
      ))}
    />
  )
}

/** What else is known of them, below what one chooses by. */
const Facts = ({ projects }: Pick<SheetProps, 'projects'>) => {
  // What all of them say helps nobody to choose: it waits until it is asked for.
  const [isShort, setShort] = useState(true)
  const [isWhole, setWhole] = useState(false)
  const told = rowsFor(projects).filter((row) => !row.isLead && !isEmpty(row, projects))
  const differing = told.filter((row) => !isAlike(row, projects))
  const hidden = told.length - differing.length
  const shown = isShort && projects.length > 1 ? differing : told
  const aside = shown.filter((row) => row.isAside).length
  return (
    <section aria-labelledby="facts" className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Heading level={2} look="small" id="facts">
          The other facts
        </Heading>
        {projects.length > 1 && hidden > 0 && (
          <Checkbox
            label={hidden === 1 ? 'Hide 1 identical row' : `Hide ${hidden} identical rows`}
            checked={isShort}
            onChange={(event) => setShort(event.target.checked)}
          />
        )}
      </div>
      {shown.length > 0 && (
        <Sheet
          isPlain
          isWhole={isWhole}
          caption="The other facts, side by side"
          projects={projects}
          rows={shown}
          heads={projects.map(({ id, name }, place) => (
            <th key={id} scope="col" className="min-w-0 px-4 py-3 text-left align-top font-medium text-sm">
              <span className="flex gap-2">
                {projects.length > 1 && <Numeral place={place} />}
                {name}
              </span>
            </th>
          ))}
        />
      )}
      {!isWhole && aside > 0 && (
        <Button variant="outline" className="sm:hidden" onClick={() => setWhole(true)}>
          Show {aside} more {aside === 1 ? 'fact' : 'facts'}
        </Button>
      )}
    </section>
  )
}

/** Up to four projects: what one chooses by, how their scores come about, and the other facts. */
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
    <div className="grid gap-8">
      {failed.length > 0 && (
        <ErrorState
          title={failed.length === 1 ? 'One project did not load' : `${failed.length} projects did not load`}
          text="It may be gone, or the server did not answer."
          onRetry={() => failed.forEach(({ refetch }) => void refetch())}
        />
      )}
      {projects.length > 0 && (
        <>
          <Leads projects={projects} />
          <CompareScores projects={projects} />
          <Facts projects={projects} />
        </>
      )}
    </div>
  )
}
