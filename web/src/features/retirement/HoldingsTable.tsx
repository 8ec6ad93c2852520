import { isBacked } from '@ledgerleaf/contract/backing'
import type { Forward } from '@ledgerleaf/contract/forwards'
import type { Order } from '@ledgerleaf/contract/orders'
import { tokenRule } from '@ledgerleaf/contract/registries'
import type { Holding, HoldingsWhole } from '@ledgerleaf/contract/retirements'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { chainQueries } from '../../nouns/chain/queries.ts'
import { BackingLine } from '../../nouns/credit/BackingLine.tsx'
import { SerialList } from '../../nouns/credit/SerialList.tsx'
import { writeVintage } from '../../nouns/credit/words.ts'
import { forwardQueries } from '../../nouns/forward/queries.ts'
import { orderQueries } from '../../nouns/order/queries.ts'
import { kindFill } from '../../nouns/project/kind-look.ts'
import { retirementQueries } from '../../nouns/retirement/queries.ts'
import { ActMenu } from '../../ui/ActMenu.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { writeCount, writeDate, writeWhole } from '../../ui/format.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { Part } from '../../ui/Part.tsx'
import { ShowMore } from '../../ui/ShowMore.tsx'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { HoldingOrigin } from './HoldingOrigin.tsx'
import { HoldingsStand } from './HoldingsStand.tsx'
import { originsOf } from './origins-of.ts'
import { Portfolio } from './Portfolio.tsx'

/** Whether these credits may leave for a wallet: there is a chain, and their registry allows it. */
const mayLeave = (isOn: boolean, { registry }: Holding) => isOn && tokenRule(registry).allowed

/** What stands behind all of them is said once; only what is otherwise is said beside its credits. */
const AllBacked = ({ holdings }: { holdings: readonly Holding[] }) => {
  const days = holdings.flatMap(({ backing }) => backing?.asOf ?? []).sort()
  const [oldest] = days
  if (!oldest || !holdings.every(({ backing }) => backing && isBacked(backing))) return null
  const isByRecords = holdings.every(({ backing }) => backing?.state === 'records')
  const since = days.at(-1) === oldest ? writeDate(oldest) : `${writeDate(oldest)} or later`
  return (
    <p className="text-muted text-sm">
      All serials confirmed in registry records ({since}){!isByRecords && ' or checked by two operators'}.
    </p>
  )
}

type RowProps = {
  holding: Holding
  orders: readonly Order[]
  forwards: readonly Forward[]
  mayLeave: boolean
}

const Row = ({ holding, orders, forwards, mayLeave }: RowProps) => {
  const navigate = useNavigate()
  const vintage = writeVintage(holding.vintageStartsOn, holding.vintageEndsOn)
  return (
    // On a phone a batch is two lines with its act beside them: how it came and its serials stand where its number leads.
    <TableRow className="folded:grid-cols-[minmax(0,1fr)_auto] folded:items-center">
      <TableCell className="@2xl:min-w-64">
        <span className="grid">
          <TextLink
            to={`/projects/${holding.projectId}`}
            className="inline-flex min-h-7 items-center justify-self-start font-medium"
          >
            {holding.projectName}
          </TextLink>
          <span className="text-muted text-sm">
            <span
              aria-hidden="true"
              className="mr-2 inline-block size-2.5"
              style={{ background: kindFill(holding.category) }}
            />
            <span className="hidden folded:inline">
              <TextLink
                to={`/provenance/${holding.batchId}`}
                className="inline-flex min-h-6 items-center tabular-nums"
              >
                {writeCount(holding.quantity, 'credit')}
              </TextLink>
              {' · '}
            </span>
            {vintage}
            <span className="folded:hidden"> · {holding.registry}</span>
          </span>
          {holding.backing && !isBacked(holding.backing) && (
            <BackingLine brief registry={holding.registry} backing={holding.backing} />
          )}
        </span>
      </TableCell>
      <TableCell label="Source" className="folded:hidden!">
        <HoldingOrigin origins={originsOf(holding, orders, forwards)} />
      </TableCell>
      <TableCell label="Serials" className="folded:hidden!">
        <Link
          to={`/provenance/${holding.batchId}`}
          title="Follow these credits from their issuance"
          className="inline-block rounded-soft underline decoration-hairline underline-offset-4 hover:decoration-edge"
        >
          <SerialList serials={holding.serials} shownMax={3} />
        </Link>
      </TableCell>
      <TableCell numeric label="Credits" className="folded:hidden!">
        <span className="font-display text-xl lining-nums">{writeWhole(holding.quantity)}</span>
      </TableCell>
      <TableCell label="" className="folded:block! folded:pl-0 folded:before:hidden">
        <span className="flex items-center justify-end gap-1">
          <ButtonLink
            to={`/retire/${holding.batchId}`}
            variant="outline"
            size="small"
            className="folded:min-h-11"
            aria-label={`Retire credits of ${holding.projectName}, vintage ${vintage}`}
          >
            Retire
          </ButtonLink>
          <ActMenu
            label={`More to do with credits of ${holding.projectName}, vintage ${vintage}`}
            acts={[
              {
                label: 'Follow from issuance',
                onChoose: () => void navigate(`/provenance/${holding.batchId}`),
              },
              ...(mayLeave
                ? [
                    {
                      label: 'Withdraw to your wallet',
                      onChoose: () => void navigate(`/withdraw/${holding.batchId}`),
                    },
                  ]
                : []),
            ]}
          />
        </span>
      </TableCell>
    </TableRow>
  )
}

const Batches = ({ holdings }: { holdings: readonly Holding[] }) => {
  const { data: chain } = useQuery(chainQueries.state())
  const { data: forward } = useQuery(forwardQueries.own())
  // Where they came from stands beside them as soon as it is known; the newest orders are enough for most.
  const orders = useInfiniteQuery(orderQueries.list()).data?.pages.flatMap((page) => page.orders) ?? []
  const anyLeaves = holdings.some((holding) => mayLeave(chain?.on === true, holding))
  return (
    <div className="grid gap-3">
      <Table caption="Credits you hold" folds="early">
        <thead>
          <tr>
            <TableHead>Project</TableHead>
            <TableHead>Source</TableHead>
            <TableHead>Serials</TableHead>
            <TableHead numeric>Credits</TableHead>
            <TableHead>
              <span className="sr-only">What to do with them</span>
            </TableHead>
          </tr>
        </thead>
        <tbody>
          {holdings.map((holding) => (
            <Row
              key={holding.batchId}
              holding={holding}
              orders={orders}
              forwards={forward?.forwards ?? []}
              mayLeave={mayLeave(chain?.on === true, holding)}
            />
          ))}
        </tbody>
      </Table>
      <AllBacked holdings={holdings} />
      {anyLeaves && (
        <p className="text-muted text-sm">
          Credits whose registry lets them leave as tokens can be withdrawn to a wallet, from the menu beside
          them.
        </p>
      )}
    </div>
  )
}

type HoldingsProps = { holdings: readonly Holding[]; whole: HoldingsWhole; more: ReactNode }

const Holdings = ({ holdings, whole, more }: HoldingsProps) => {
  // Whoever has something here all the same is told in a line.
  const { data: forward } = useQuery(forwardQueries.own())
  const { data: portfolio } = useQuery(retirementQueries.portfolio())
  const isAll = (forward?.forwards.length ?? 0) === 0 && (portfolio?.parts.length ?? 0) === 0
  return (
    <div className="grid gap-10">
      <HoldingsStand whole={whole} />
      <Portfolio />
      {holdings.length > 0 ? (
        <Part title="Your batches">
          <Batches holdings={holdings} />
          {more}
        </Part>
      ) : (
        <div className="border-edge border-t-2 bg-sheet">
          <EmptyState
            of="credits"
            look={isAll ? 'sheet' : 'line'}
            title="You hold no credits"
            text="Credits you buy stand here until you retire them. Only then have they offset anything."
            action={<ButtonLink to="/recommendations">Find the right credits</ButtonLink>}
          />
        </div>
      )}
    </div>
  )
}

/** What can be retired: every batch one holds, by its serials. */
export const HoldingsTable = () => {
  const query = useInfiniteQuery(retirementQueries.holdings())
  return (
    <Loaded query={query} what="your holdings" room="h-48">
      {({ pages }) => (
        <Holdings
          holdings={pages.flatMap(({ holdings }) => holdings)}
          whole={pages[0]?.whole ?? { credits: 0, batches: 0, projects: 0 }}
          more={<ShowMore list={query}>Show more batches</ShowMore>}
        />
      )}
    </Loaded>
  )
}
