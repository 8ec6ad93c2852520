import type { Basket } from '@ledgerleaf/contract/baskets'
import { writeCents, writeCount, writeWhole } from '../../ui/format.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'

const Loading = () => (
  <div role="status" className="grid gap-3">
    <span className="sr-only">Loading what is inside</span>
    {[1, 2, 3].map((i) => (
      <Skeleton key={i} className="h-5 w-full" />
    ))}
  </div>
)

const Lines = ({ basket }: { basket: Basket }) => (
  <>
    <ul className="grid gap-2 text-note">
      {basket.lines.map(({ listingId, projectName, vintage, quantity }) => (
        <li key={listingId} className="flex items-baseline justify-between gap-4">
          <span className="min-w-0 leading-snug">
            {projectName} <span className="whitespace-nowrap text-muted text-sm">{vintage}</span>
          </span>
          <span className="shrink-0 font-mono text-sm tabular-nums">{writeWhole(quantity)} t</span>
        </li>
      ))}
    </ul>
    <p className="flex justify-between gap-4 border-hairline border-t pt-2 text-muted text-sm tabular-nums">
      <span>{writeCount(basket.totalCredits, 'credit')} at list prices, $500 at most</span>
      <span className="font-mono">{writeCents(basket.listValueCents)}</span>
    </p>
    {basket.discountCents > 0 && (
      <p className="flex justify-between gap-4 text-muted text-sm tabular-nums">
        <span>Paid by us to the sellers, once for a company</span>
        <span className="font-mono">−{writeCents(basket.discountCents)}</span>
      </p>
    )}
  </>
)

type Props = { basket: Basket | undefined; isLoading: boolean }

/** What one gets for the price, as the listings stand now. Nothing is said where it is not known. */
export const PlanInside = ({ basket, isLoading }: Props) => {
  if (!basket && !isLoading) return null
  return (
    <div className="grid gap-3">
      <p className="border-hairline border-b pb-2 font-mono text-eyebrow text-muted">What is inside</p>
      {basket ? basket.lines.length > 0 && <Lines basket={basket} /> : <Loading />}
    </div>
  )
}
