import type { BasketListing } from '@ledgerleaf/contract/market'
import { ratesMissing } from '@ledgerleaf/contract/stopped-listings'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { messageOf } from '../../api/api-error.ts'
import { basket } from '../../nouns/basket/basket-changes.ts'
import { type StoredLine, useBasket } from '../../nouns/basket/basket-store.ts'
import { keepBasket } from '../../nouns/basket/keep-basket.ts'
import { QuantityBox } from '../../nouns/basket/QuantityBox.tsx'
import { OfferedPromise } from '../../nouns/forward/OfferedPromise.tsx'
import { OwnPriceLine } from '../../nouns/listing/OwnPriceLine.tsx'
import { SellerTerms } from '../../nouns/listing/SellerTerms.tsx'
import { saleTypeNotes } from '../../nouns/listing/words.ts'
import { marketQueries } from '../../nouns/market/queries.ts'
import { ProjectThumb } from '../../nouns/project/ProjectThumb.tsx'
import { GradeTile } from '../../nouns/score/GradeTile.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { writeCents, writeWhole } from '../../ui/format.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { AgainstFootprint } from './AgainstFootprint.tsx'
import { EmptyBasket } from './EmptyBasket.tsx'

type Filled = StoredLine & {
  listing: BasketListing | undefined
  /** Why what stands in its box is no quantity: the line then counts for nothing. */
  unread: string | undefined
}

const problemOf = ({ listing, quantity, unread }: Filled): string | null => {
  if (listing && !listing.open && !listing.hasRates) return `Not for sale now. ${ratesMissing}`
  if (!listing?.open) return 'No longer on sale. Remove it to go on.'
  if (unread) return unread
  if (quantity > listing.availableCredits)
    return `Only ${writeWhole(listing.availableCredits)} are left. Choose fewer.`
  if (quantity < listing.minimumFill)
    return `The seller parts with ${writeWhole(listing.minimumFill)} or more at once.`
  return null
}

type LineProps = { line: Filled; onUnread: (problem: string | undefined) => void }

const Line = ({ line, onUnread }: LineProps) => {
  const { listing, listingId, quantity, unread } = line
  const id = useId()
  const problem = problemOf(line)
  const name = listing?.projectName ?? 'A listing that is gone'
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-3 border-hairline border-b px-4 py-4 sm:grid-cols-[minmax(0,1fr)_7rem_auto_8rem_auto] sm:px-5">
      <div className="flex min-w-0 gap-4 max-sm:col-span-2 max-sm:pr-10">
        {listing && (
          <ProjectThumb
            project={{ ...listing, id: listing.projectId, name: listing.projectName }}
            className="max-sm:size-12"
          />
        )}
        <div className="min-w-0">
          {listing ? (
            <TextLink to={`/projects/${listing.projectId}`} className="font-medium">
              {name}
            </TextLink>
          ) : (
            <span className="font-medium">{name}</span>
          )}
          {listing && (
            <p className="text-muted text-sm tabular-nums">
              Vintage {listing.vintage} · {listing.registry ?? 'No registry'} ·{' '}
              {writeWhole(listing.availableCredits)}{' '}
              {listing.saleType === 'forward' ? 'on offer' : 'available'}
            </p>
          )}
          {listing && <GradeTile score={listing.score} className="mt-2 mb-1" />}
          {listing && listing.saleType !== 'spot' && (
            <p className="py-1">
              <Badge tone="attention">{saleTypeNotes[listing.saleType]}</Badge>
            </p>
          )}
          {listing?.saleType === 'forward' && <OfferedPromise listingId={listingId} quantity={quantity} />}
          {listing && <OwnPriceLine price={listing} />}
          {listing && <SellerTerms terms={listing} />}
          {problem && (
            <p id={id} role="alert" className="text-error text-sm">
              {problem}
            </p>
          )}
        </div>
      </div>
      <p className="text-right font-mono text-sm tabular-nums max-sm:hidden">
        {listing ? writeCents(listing.priceCents) : '–'}
      </p>
      <QuantityBox
        label={`Credits of ${name}, ${listing?.vintage ?? ''}`}
        value={quantity}
        max={listing?.availableCredits ?? quantity}
        isWrong={problem !== null}
        describedBy={problem ? id : undefined}
        onChange={(next, why) => {
          onUnread(why)
          if (next !== null) basket.change(listingId, next)
        }}
        className="max-sm:order-3"
      />
      <p className="text-right font-mono tabular-nums max-sm:order-4">
        {listing && !unread ? writeCents(listing.priceCents * quantity) : '–'}
      </p>
      <button
        type="button"
        aria-label={`Remove ${name}, ${listing?.vintage ?? ''}`}
        onClick={() => basket.change(listingId, 0)}
        className="grid size-11 place-items-center justify-self-end rounded-soft text-muted hover:bg-sunken hover:text-ink max-sm:absolute max-sm:top-2 max-sm:right-2"
      >
        <Trash2 aria-hidden="true" className="size-4.5" strokeWidth={1.5} />
      </button>
    </li>
  )
}

const creditsOf = (lines: readonly Filled[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0)

const Total = ({ lines }: { lines: Filled[] }) => {
  const isWhole = lines.every(({ unread }) => !unread)
  const cents = lines.reduce((sum, { listing, quantity }) => sum + (listing?.priceCents ?? 0) * quantity, 0)
  const credits = creditsOf(lines)
  return (
    <dl className="rule-double grid gap-1 border-edge border-t px-4 py-4 text-right sm:px-5">
      <div className="flex items-baseline justify-between gap-4">
        <dt className="font-medium">Total</dt>
        <dd className="font-[480] font-display text-3xl tabular-nums">{isWhole ? writeCents(cents) : '–'}</dd>
      </div>
      <div className="flex items-baseline justify-between gap-4 text-muted text-sm">
        <dt>Credits, one tonne of CO2e each</dt>
        <dd className="tabular-nums">{isWhole ? writeWhole(credits) : '–'}</dd>
      </div>
    </dl>
  )
}

/** A basket of one's own: what is in it, as it stands now, and the way to pay for it. */
export const OwnBasket = () => {
  const isReady = useHydrated()
  const lines = useBasket()
  const navigate = useNavigate()
  const [unread, setUnread] = useState<Record<string, string | undefined>>({})
  const ids = lines.map(({ listingId }) => listingId).sort()
  const { data, isError, isFetching, refetch } = useQuery(marketQueries.listings(ids))
  const checkout = useMutation({
    mutationFn: () => keepBasket(lines),
    onSuccess: (address) => {
      basket.send(address.slice('/buy/'.length))
      void navigate(address)
    },
  })
  if (isReady && lines.length === 0) return <EmptyBasket />
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} busy={isFetching} />
  if (!data)
    return (
      <div className="grid min-h-40 place-items-center border-edge border-t-2 bg-sheet text-leaf">
        <Spinner className="size-8" label="Loading your basket" />
      </div>
    )
  const filled = lines.map((line) => ({
    ...line,
    unread: unread[line.listingId],
    listing: data.listings.find(({ listingId }) => listingId === line.listingId),
  }))
  const canBuy = filled.every((line) => problemOf(line) === null)
  return (
    <div className="grid gap-6">
      <div className="border-edge border-t-2 bg-sheet">
        <ul aria-label="Basket">
          {filled.map((line) => (
            <Line
              key={line.listingId}
              line={line}
              onUnread={(why) => setUnread((before) => ({ ...before, [line.listingId]: why }))}
            />
          ))}
        </ul>
        <Total lines={filled} />
        <AgainstFootprint credits={creditsOf(filled)} />
      </div>
      {checkout.isError && <Notice tone="error">{messageOf(checkout.error)}</Notice>}
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="max-w-md text-muted text-sm">
          Prices are all-in: what the seller asks is what you pay, plus VAT where it is due. Credits are held
          for you from the moment you order.
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/marketplace" variant="outline">
            Add more
          </ButtonLink>
          <Button busy={checkout.isPending} disabled={!canBuy} onClick={() => checkout.mutate()}>
            Go to checkout
          </Button>
        </div>
      </div>
    </div>
  )
}
