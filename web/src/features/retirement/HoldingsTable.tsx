import type { Order } from '@ledgerleaf/contract/orders'
import { tokenRule } from '@ledgerleaf/contract/registries'
import type { Holding } from '@ledgerleaf/contract/retirements'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { chainQueries } from '../../nouns/chain/queries.ts'
import { BackingLine } from '../../nouns/credit/BackingLine.tsx'
import { SerialList } from '../../nouns/credit/SerialList.tsx'
import { writeVintage } from '../../nouns/credit/words.ts'
import { orderQueries } from '../../nouns/order/queries.ts'
import { retirementQueries } from '../../nouns/retirement/queries.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { writeCount, writeDate, writeWhole } from '../../ui/format.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { originsOf } from './origins-of.ts'

/** Whether these credits may leave for a wallet: there is a chain, and their registry allows it. */
const mayLeave = (isOn: boolean, { registry }: Holding) => isOn && tokenRule(registry).allowed

/** The orders they came by; of what came otherwise, as from a wallet, nothing is said. */
const Bought = ({ holding, orders }: { holding: Holding; orders: readonly Order[] }) => {
  const [newest, ...older] = originsOf(holding, orders)
  if (!newest) return null
  return (
    <span className="block text-muted text-sm">
      Bought <TextLink to={`/orders/${newest.orderId}`}>{writeDate(newest.placedAt)}</TextLink>
      {older.length > 0 && ` and ${writeCount(older.length, 'time')} before`}
    </span>
  )
}

const Holdings = ({ holdings }: { holdings: readonly Holding[] }) => {
  const { data: chain } = useQuery(chainQueries.state())
  // Where they came from stands beside them as soon as it is known; the newest orders are enough for most.
  const orders = useInfiniteQuery(orderQueries.list()).data?.pages.flatMap((page) => page.orders) ?? []
  if (holdings.length === 0)
    return (
      <div className="border-edge border-t-2 bg-sheet">
        <EmptyState
          of="credits"
          title="You hold no credits"
          text="Credits you buy stand here until you retire them. Only then have they offset anything."
          action={<ButtonLink to="/recommendations">Find the right credits</ButtonLink>}
        />
      </div>
    )
  return (
    <div className="grid gap-4">
      {holdings.length > 1 && (
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <p className="font-display text-xl tabular-nums">
            {writeWhole(holdings.reduce((sum, { quantity }) => sum + quantity, 0))} credits in{' '}
            {holdings.length} batches
          </p>
          <ButtonLink to="/retire/all" variant="outline" size="small">
            Retire all in one go
          </ButtonLink>
        </div>
      )}
      <Table caption="Credits you hold" folds>
        <thead>
          <tr>
            <TableHead>Project</TableHead>
            <TableHead>Vintage</TableHead>
            <TableHead>Serials</TableHead>
            <TableHead numeric>Credits</TableHead>
            <TableHead>
              <span className="sr-only">What to do with them</span>
            </TableHead>
          </tr>
        </thead>
        <tbody>
          {holdings.map((holding) => (
            <TableRow key={holding.batchId}>
              <TableCell>
                <TextLink to={`/projects/${holding.projectId}`}>{holding.projectName}</TextLink>
                <span className="block text-muted text-sm">
                  {holding.registry}
                  {holding.registryProjectId && ` · ${holding.registryProjectId}`}
                </span>
                {/* Where the columns fold, what they say stands in one line: nine of them are a long way on a phone. */}
                <span className="hidden tabular-nums folded:block">
                  <span className="font-display text-xl lining-nums">
                    {writeCount(holding.quantity, 'credit')}
                  </span>
                  , vintage {writeVintage(holding.vintageStartsOn, holding.vintageEndsOn)}
                </span>
                <Bought holding={holding} orders={orders} />
                {holding.backing && (
                  <BackingLine brief registry={holding.registry} backing={holding.backing} />
                )}
              </TableCell>
              <TableCell label="Vintage" className="folded:hidden!">
                {writeVintage(holding.vintageStartsOn, holding.vintageEndsOn)}
              </TableCell>
              <TableCell label="Serials">
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
              <TableCell className="text-right">
                <ButtonLink
                  to={`/retire/${holding.batchId}`}
                  variant="outline"
                  size="small"
                  aria-label={`Retire credits of ${holding.projectName}, vintage ${writeVintage(holding.vintageStartsOn, holding.vintageEndsOn)}`}
                >
                  Retire
                </ButtonLink>
                {mayLeave(chain?.on === true, holding) && (
                  <ButtonLink
                    to={`/withdraw/${holding.batchId}`}
                    variant="quiet"
                    size="small"
                    className="mt-2"
                    aria-label={`Withdraw credits of ${holding.projectName} to your wallet`}
                  >
                    Withdraw to your wallet
                  </ButtonLink>
                )}
              </TableCell>
            </TableRow>
          ))}
        </tbody>
      </Table>
    </div>
  )
}

/** What can be retired: every batch one holds, by its serials. */
export const HoldingsTable = () => (
  <Loaded query={useQuery(retirementQueries.holdings())} what="your holdings" room="h-48">
    {({ holdings }) => <Holdings holdings={holdings} />}
  </Loaded>
)
