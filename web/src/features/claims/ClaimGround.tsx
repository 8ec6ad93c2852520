import type { Coverage } from '@ledgerleaf/contract/buyer-desk'
import type { FootprintOf } from '@ledgerleaf/contract/named-footprint'
import { writePercent } from '@ledgerleaf/contract/percent'
import { useQuery } from '@tanstack/react-query'
import { writeEmitted } from '../../nouns/dashboard/emitted.ts'
import { deskQuery } from '../../nouns/dashboard/queries.ts'
import { nameWayToProgramme, sayProgramme } from '../../nouns/programme/words.ts'
import { cn } from '../../ui/cn.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { writeWhole } from '../../ui/format.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { groundOf } from './ground-of.ts'

type GroundProps = { from: Required<FootprintOf> | null }

/** What words about a footprint can rest on. */
export const groundQuery = (from: GroundProps['from']) =>
  deskQuery(from ? { analysis: from.analysisId, year: String(from.year) } : {})

const Bar = ({ coverage }: { coverage: Coverage }) => (
  <span aria-hidden="true" className="flex h-3 border border-edge bg-sunken">
    {groundOf(coverage)
      .filter(({ look }) => look !== '')
      .map(({ name, tonnes, look }) => (
        <span
          key={name}
          className={cn('h-full', tonnes > 0 && 'min-w-0.5')}
          style={{ background: look, width: `${(tonnes / Math.max(1, coverage.footprintTonnes)) * 100}%` }}
        />
      ))}
  </span>
)

const Piles = ({ coverage }: { coverage: Coverage }) => (
  <dl className="grid">
    {groundOf(coverage).map(({ name, note, tonnes, look, to }) => (
      <div
        key={name}
        className="grid grid-cols-[0.75rem_minmax(0,1fr)_auto] items-baseline gap-x-3 border-hairline border-b py-2 last:border-b-0"
      >
        <span
          aria-hidden="true"
          className="size-3 self-center border border-edge"
          style={{ background: look }}
        />
        <dt className="text-sm">
          {to ? <TextLink to={to}>{name}</TextLink> : name}
          <span className="text-muted">, {note}</span>
        </dt>
        <dd className="whitespace-nowrap font-mono tabular-nums">{writeWhole(tonnes)} t</dd>
      </div>
    ))}
  </dl>
)

const Known = ({ coverage }: { coverage: Coverage }) => {
  const { year, footprintTonnes, retiredTonnes, companyName, fileName, analysisId, programme } = coverage
  return (
    <div className="grid gap-6">
      <div className="grid grid-cols-2 gap-x-6">
        <p className="grid content-start gap-1">
          <span className="text-muted text-sm">
            {programme ? `${year}, by this report alone` : `Emitted in ${year}`}
          </span>
          <span className="font-display text-2xl lining-nums tabular-nums sm:text-3xl">
            {writeEmitted(coverage)} t
          </span>
        </p>
        <p className="grid content-start gap-1 border-hairline border-l pl-6">
          <span className="text-muted text-sm">Retired for {year}</span>
          <span className="font-display text-2xl lining-nums tabular-nums sm:text-3xl">
            {writeWhole(retiredTonnes)} t
          </span>
          {!programme && (
            <span className="text-muted text-sm">
              {writePercent(Math.min(retiredTonnes, footprintTonnes), Math.max(1, footprintTonnes))} of it
            </span>
          )}
        </p>
      </div>
      <div className="grid gap-3">
        <Bar coverage={coverage} />
        <Piles coverage={coverage} />
      </div>
      {programme && (
        <p className="text-attention text-sm">
          {sayProgramme(year, programme)}{' '}
          <TextLink to="/programme">{nameWayToProgramme(year, programme)}</TextLink>
        </p>
      )}
      <p className="border-hairline border-t pt-4 text-muted text-sm [overflow-wrap:anywhere]">
        The footprint is read from{' '}
        <TextLink to={analysisId === null ? '/programme' : `/analysis/${analysisId}`}>
          {analysisId === null ? 'your programme' : fileName || companyName}
        </TextLink>
        , what is retired and held from the ledger.
      </p>
    </div>
  )
}

/** The same drawn small over the button, where what follows it is out of sight. */
export const ClaimGroundSmall = ({ from }: GroundProps) => {
  const { data } = useQuery(groundQuery(from))
  const coverage = data?.coverage
  if (!coverage) return null
  return (
    <div className="grid gap-3 border-hairline border-t pt-5 xl:hidden">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 font-medium text-sm">
        What your words can rest on
        <span className="font-normal text-muted tabular-nums">
          {writeEmitted(coverage)} t in {coverage.year}
        </span>
      </p>
      <Bar coverage={coverage} />
      <Piles coverage={coverage} />
    </div>
  )
}

/** What words about a year can rest on, before any are written: what was emitted, and what was retired for it. */
export const ClaimGround = ({ from }: GroundProps) => {
  const query = useQuery(groundQuery(from))
  return (
    <section
      aria-labelledby="claim-ground"
      className="grid gap-5 border-edge border-t-2 bg-sheet px-5 py-6 sm:px-6"
    >
      <h2 id="claim-ground" className="font-[500] font-display text-xl">
        What your words can rest on
      </h2>
      <Loaded query={query} what="what you have retired" room="h-72">
        {({ coverage }) =>
          coverage ? (
            <Known coverage={coverage} />
          ) : (
            <EmptyState
              look="line"
              of="figures"
              title="No footprint yet"
              text="Once a report of yours is read, its footprint stands here beside what you have retired for it."
            />
          )
        }
      </Loaded>
      <p className="text-muted text-sm">
        Words are held against what you have retired in the period and against the rules of the places where
        they will be read. Every finding names its rule.
      </p>
    </section>
  )
}
