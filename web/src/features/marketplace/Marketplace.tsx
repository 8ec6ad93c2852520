import { resultsCountedMax } from '@ledgerleaf/contract/market-calls'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { SlidersHorizontal } from 'lucide-react'
import { lazy, Suspense, useDeferredValue, useState } from 'react'
import { marketQueries } from '../../nouns/market/queries.ts'
import { useSession } from '../../nouns/person/use-session.ts'
import { Button } from '../../ui/Button.tsx'
import { cn } from '../../ui/cn.ts'
import { Drawer } from '../../ui/Drawer.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { writeWhole } from '../../ui/format.ts'
import { Heading } from '../../ui/Heading.tsx'
import { ShowMore } from '../../ui/ShowMore.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { CompareBar, CompareBox, comparingOf } from './CompareBar.tsx'
import { FilterFields } from './FilterFields.tsx'
import { FilterPills, suggestName } from './FilterPills.tsx'
import { MarketBar } from './MarketBar.tsx'
import { MarketCard } from './MarketCard.tsx'
import { countFilters, filtersOf, withoutFilters, writeState } from './market-params.ts'
import { ProjectTable } from './ProjectTable.tsx'
import { useMarketState } from './use-market-state.ts'
import { usePieces } from './use-pieces.ts'

// By the room there is, which beside a sidebar is less than the screen's.
const cardsLook = 'grid gap-6 max-sm:gap-3 grid-cols-[repeat(auto-fill,minmax(min(100%,16.5rem),1fr))]'

// Who only looks need not load what is kept of searches.
const MarketSearches = lazy(() => import('./searches/MarketSearches.tsx'))
const MarketMap = lazy(async () => ({ default: (await import('./map/MarketMap.tsx')).MarketMap }))

// Two rows of three, which come with the page; the others follow.
const cards = { first: 6, size: 1 }

const Loading = () => (
  <div role="status" className={cardsLook}>
    <span className="sr-only">Loading the projects</span>
    {[1, 2, 3, 4, 5, 6].map((i) => (
      <Skeleton key={i} className="h-[27rem] w-full max-sm:h-40" />
    ))}
  </div>
)

const countWords = (count: number): string => {
  if (count >= resultsCountedMax) return `${writeWhole(resultsCountedMax)}+ results`
  return `${writeWhole(count)} ${count === 1 ? 'result' : 'results'}`
}

const projectWords = (count: number): string =>
  count >= resultsCountedMax
    ? `${writeWhole(resultsCountedMax)}+ projects`
    : `${writeWhole(count)} ${count === 1 ? 'project' : 'projects'}`

/** What is on sale: searched, narrowed, sorted and looked at in three ways, all of it in the address. */
export const Marketplace = () => {
  const { state, change, isReady } = useMarketState()
  const session = useSession()
  const [isNarrowing, setNarrowing] = useState(false)
  const filters = filtersOf(state)
  const facets = useQuery({ ...marketQueries.facets(filters), enabled: isReady })
  const results = useInfiniteQuery({ ...marketQueries.projects(filters, state.sort), enabled: isReady })
  // The filters and two dozen cards are drawn in pieces, so that a slow phone can be scrolled and tapped meanwhile.
  const offered = useDeferredValue(facets.data)
  const data = useDeferredValue(results.data)
  const projects = data?.pages.flatMap((page) => page.projects) ?? []
  const drawn = usePieces(projects.length, cards)
  const count = data?.pages[0]?.count ?? null
  // Beside the results where there is room, else in a drawer; drawn in one place only. A map and a table need more room than cards.
  const isMap = state.view === 'map'
  const isWide = state.view !== 'grid'
  // So does whoever works here, beside the sidebar of their desk: three cards in a row come before the filters.
  const isDesk = session.state === 'signed-in'
  const isRoomy = useMedia(`(min-width: ${isWide ? 110 : isDesk ? 100 : 64}rem)`, false)
  const fields = <FilterFields state={state} change={change} facets={offered} />
  const compare = (project: { id: string; name: string }) => (
    <CompareBox
      comparing={comparingOf(state, project.id)}
      change={change}
      project={project}
      look={isMap ? 'word' : 'box'}
    />
  )
  const more = <ShowMore list={results}>Show more projects</ShowMore>
  const narrowTo = (countries: readonly string[]) =>
    change((before) => ({ ...before, several: { ...before.several, country: [...countries] } }))
  return (
    <div
      className={cn(
        'grid gap-10',
        isWide
          ? 'min-[110rem]:grid-cols-[15rem_minmax(0,1fr)]'
          : 'lg:visit:grid-cols-[15rem_minmax(0,1fr)] min-[100rem]:grid-cols-[15rem_minmax(0,1fr)]',
      )}
    >
      <aside
        aria-label="Filters"
        // Stays beside the results and scrolls by itself, so that it never ends above an empty gutter; its foot fades where more follows.
        className={cn(
          'sticky top-24 hidden max-h-[calc(100dvh-7rem)] self-start overflow-y-auto overscroll-contain pr-3 pb-12 [mask-image:linear-gradient(to_bottom,black_calc(100%-3rem),transparent)]',
          isWide ? 'min-[110rem]:block' : 'lg:visit:block min-[100rem]:block',
        )}
      >
        {isRoomy ? fields : <Skeleton className="h-96 w-full" />}
      </aside>
      <div className="grid content-start gap-6">
        <div className="@container">
          <MarketBar state={state} change={change} />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <div role="status">
            <Heading level={2} look="small" className="tabular-nums">
              {count === null ? 'Projects' : countWords(count)}
            </Heading>
          </div>
          <Button
            variant="outline"
            size="small"
            className={isWide ? 'min-[110rem]:hidden' : 'lg:visit:hidden min-[100rem]:hidden'}
            onClick={() => setNarrowing(true)}
          >
            <SlidersHorizontal aria-hidden="true" className="size-4" strokeWidth={1.5} />
            Filters{countFilters(state) > 0 && ` (${countFilters(state)})`}
          </Button>
        </div>
        <FilterPills state={state} change={change} />
        {session.state === 'signed-in' && (
          <Suspense fallback={null}>
            <MarketSearches
              filters={filters}
              suggested={suggestName(state)}
              isNarrowed={countFilters(state) > 0}
              mayMail={session.person.emailVerified}
            />
          </Suspense>
        )}
        {session.state === 'signed-out' && countFilters(state) > 0 && (
          <p className="text-sm">
            <TextLink to={`/signin?next=${encodeURIComponent(`/marketplace?${writeState(state)}`)}`}>
              Sign in to save this search
            </TextLink>{' '}
            <span className="text-muted">and be mailed what comes on sale for it.</span>
          </p>
        )}
        {!results.data && results.isError && (
          <ErrorState
            title="The projects did not load"
            onRetry={() => void results.refetch()}
            busy={results.isFetching}
          />
        )}
        {!data && !results.isError && <Loading />}
        {data && projects.length === 0 && (
          <div className="border border-hairline bg-sheet">
            <EmptyState
              of="search"
              title={countFilters(state) > 0 ? 'No project matches' : 'Nothing is on sale yet'}
              text={
                countFilters(state) > 0
                  ? 'Nothing on sale meets all of these filters together. Take one back, or start again.'
                  : 'The first listing a seller creates will stand here at once.'
              }
              action={
                countFilters(state) > 0 && (
                  <Button variant="outline" onClick={() => change(withoutFilters)}>
                    Clear all filters
                  </Button>
                )
              }
            />
          </div>
        )}
        {projects.length > 0 && state.view === 'list' && (
          <ProjectTable
            projects={projects}
            sort={state.sort}
            onSort={(sort) => change((before) => ({ ...before, sort }))}
            compare={compare}
          />
        )}
        {projects.length > 0 && state.view === 'grid' && (
          <div className={cardsLook} aria-busy={results.isPlaceholderData}>
            {projects.slice(0, drawn).map((project, i) => (
              <MarketCard
                key={project.id}
                project={project}
                comparing={comparingOf(state, project.id)}
                change={change}
                place={i}
              />
            ))}
          </div>
        )}
        {projects.length > 0 && isMap && (
          <Suspense fallback={<Skeleton className="h-[52dvh] min-h-80 w-full lg:h-[min(64dvh,32rem)]" />}>
            <MarketMap
              filters={filters}
              projects={projects}
              compareOf={compare}
              isBusy={results.isPlaceholderData}
              more={more}
              onNarrow={narrowTo}
            />
          </Suspense>
        )}
        {!isMap && more}
        <CompareBar state={state} change={change} />
      </div>
      <Drawer
        open={isNarrowing}
        onClose={() => setNarrowing(false)}
        label="Filters"
        head={<p className="font-display text-xl">Filters</p>}
      >
        <div className="flex-1 p-5">{fields}</div>
        <div className="sticky bottom-0 border-hairline border-t bg-sheet px-5 py-4">
          <Button className="w-full" onClick={() => setNarrowing(false)}>
            Show {count === null ? 'the projects' : projectWords(count)}
          </Button>
        </div>
      </Drawer>
    </div>
  )
}
