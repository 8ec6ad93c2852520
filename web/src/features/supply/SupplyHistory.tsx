import { writeSerials } from '@ledgerleaf/contract/serials'
import type { ProjectSupply, SupplyBatch } from '@ledgerleaf/contract/supply'
import { useQuery } from '@tanstack/react-query'
import { marketQueries } from '../../nouns/market/queries.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { writeCount, writeWhole } from '../../ui/format.ts'
import { Loaded } from '../../ui/Loaded.tsx'
import { Mono } from '../../ui/Mono.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { SupplyChart } from './SupplyChart.tsx'

const blocksShown = 12

const serialsOf = ({ serialPrefix, serialStart, serialEnd }: SupplyBatch): string =>
  serialPrefix === null || serialStart === null || serialEnd === null
    ? 'promised: serials come with each delivery'
    : writeSerials({ prefix: serialPrefix, first: serialStart, last: serialEnd })

/** Where every figure comes from: the blocks of serials, each with its own history and proofs. */
const Blocks = ({ batches }: { batches: readonly SupplyBatch[] }) => (
  <Fold title={`Summed from ${writeCount(batches.length, 'block')} of serials`}>
    <p className="pb-2 text-muted text-sm">
      By the entries of the public log. Each block shows where its serials are, and proves it.
    </p>
    <ul>
      {batches.slice(0, blocksShown).map((batch) => (
        <li
          key={batch.batchId}
          className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-hairline border-t py-2.5"
        >
          <span className="min-w-0">
            <TextLink to={`/provenance/${batch.batchId}`}>
              {writeWhole(batch.quantity)} {batch.quantity === 1 ? 'credit' : 'credits'} of {batch.vintage}
            </TextLink>
          </span>
          <Mono className="text-fine text-muted [overflow-wrap:anywhere]">{serialsOf(batch)}</Mono>
        </li>
      ))}
    </ul>
    {batches.length > blocksShown && (
      <p className="text-muted text-sm">and {writeWhole(batches.length - blocksShown)} more blocks</p>
    )}
  </Fold>
)

const isNothing = ({ days, asked, sold, coming }: ProjectSupply): boolean =>
  days.length + asked.length + sold.length + coming.length === 0

type SupplyHistoryProps = {
  projectId: string
  /** What it will take, as far as the page knows: nothing below it jumps once it is here. */
  room: string
}

export const SupplyHistory = ({ projectId, room }: SupplyHistoryProps) => (
  <Loaded query={useQuery(marketQueries.supply(projectId))} what="the supply" room={room} shape="one">
    {(supply) => (
      <div className="grid gap-6">
        {isNothing(supply) ? (
          <div className="border-edge border-t-2 bg-sheet">
            <EmptyState
              title="Nothing is issued yet"
              text="The history begins with the first credits, or with the first that are offered forward."
            />
          </div>
        ) : (
          <SupplyChart supply={supply} />
        )}
        <Blocks batches={supply.batches.toReversed()} />
      </div>
    )}
  </Loaded>
)
