import type { SellerListing } from '@ledgerleaf/contract/listings'
import { stoppedWords } from '@ledgerleaf/contract/stopped-listings'
import { OwnPriceLine } from '../../nouns/listing/OwnPriceLine.tsx'
import { listingStanding } from '../../nouns/listing/words.ts'
import { useMay } from '../../nouns/organisation/use-why-not.ts'
import { ActMenu } from '../../ui/ActMenu.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { writeCents, writeWhole } from '../../ui/format.ts'
import { Mono } from '../../ui/Mono.tsx'
import { TableCell, TableRow } from '../../ui/Table.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { actsOf, actWords, type ListingAct } from './listing-acts.ts'

const StateBadge = ({ state, available, stopped_by }: SellerListing) => {
  const { text, tone } = listingStanding(state, available, stopped_by)
  return <Badge tone={tone}>{text}</Badge>
}

type Props = { listing: SellerListing; onAsk: (act: ListingAct) => void }

/** How much of what was offered is left, as the figure above it says. */
const LeftBar = ({ listing: { range, available, state } }: { listing: SellerListing }) =>
  state !== 'withdrawn' &&
  state !== 'review' && (
    <span aria-hidden="true" className="mt-1.5 block h-1.5 w-full min-w-24 bg-hairline">
      <span className="block h-full bg-leaf" style={{ width: `${(available / range) * 100}%` }} />
    </span>
  )

const Acts = ({ listing, onAsk }: Props) => {
  const may = useMay('sell')
  const { first, more } = actsOf(listing)
  if (more.length === 0) return <span className="text-muted text-sm">Over</span>
  return (
    <div className="flex items-center justify-end gap-1 whitespace-nowrap folded:justify-start">
      {first && (
        <Button
          variant="outline"
          size="small"
          disabled={!may}
          aria-label={`${actWords(first, listing)}: ${listing.token_id}`}
          onClick={() => onAsk(first)}
        >
          {actWords(first, listing)}
        </Button>
      )}
      <ActMenu
        label={`More about ${listing.token_id}`}
        disabled={!may}
        acts={more.map((act) => ({
          label: actWords(act, listing),
          isDanger: act === 'withdraw',
          onChoose: () => onAsk(act),
        }))}
      />
    </div>
  )
}

/** Short of a desk the row folds: what has no column there stands under the name. */
export const ListingRow = ({ listing, onAsk }: Props) => {
  const { token_id, project_id, project_name, vintage, range, available, price_per_credit, state } = listing
  const ownPrice = {
    currency: listing.currency,
    priceMinor: listing.price_minor,
    ratesDay: listing.rates_day,
  }
  return (
    <TableRow>
      <TableCell className="xl:w-full">
        <TextLink to={`/projects/${project_id}`} className="font-medium">
          {project_name}
        </TextLink>
        <p className="text-muted text-sm">
          <Mono>{token_id}</Mono>
        </p>
        <OwnPriceLine price={ownPrice} />
        {state === 'review' && (
          <p className="max-w-prose text-muted text-sm">
            Nothing is sold before the review.{' '}
            <TextLink to={`/seller/projects/${project_id}`}>Complete the project’s file</TextLink>
          </p>
        )}
        {listing.stopped_by && (
          <p className="max-w-prose text-muted text-sm">{stoppedWords[listing.stopped_by]}</p>
        )}
        {listing.note_to_buyers && (
          <p className="wrap-anywhere line-clamp-2 max-w-prose text-muted text-sm">
            Note: {listing.note_to_buyers}
          </p>
        )}
        <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm tabular-nums xl:hidden">
          <p>{writeCents(price_per_credit)} per credit</p>
          <p>
            <StateBadge {...listing} />
          </p>
          <p>
            {vintage ?? 'No vintage yet'}, {writeWhole(available)} of {writeWhole(range)} left
          </p>
          <div className="w-full max-w-xs">
            <LeftBar listing={listing} />
          </div>
        </div>
      </TableCell>
      <TableCell numeric className="px-2! max-xl:hidden!">
        {vintage ?? '–'}
      </TableCell>
      <TableCell numeric className="max-xl:hidden!">
        {writeWhole(available)} <span className="text-muted">of {writeWhole(range)}</span>
        <LeftBar listing={listing} />
      </TableCell>
      <TableCell numeric className="max-xl:hidden!">
        {writeCents(price_per_credit)}
      </TableCell>
      <TableCell className="max-xl:hidden!">
        <StateBadge {...listing} />
      </TableCell>
      <TableCell className="text-right">
        <Acts listing={listing} onAsk={onAsk} />
      </TableCell>
    </TableRow>
  )
}
