import type { SellerListing } from '@ledgerleaf/contract/listings'
import { stoppedWords } from '@ledgerleaf/contract/stopped-listings'
import { OwnPriceLine } from '../../nouns/listing/OwnPriceLine.tsx'
import { listingStanding } from '../../nouns/listing/words.ts'
import { useMay } from '../../nouns/organisation/use-why-not.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { writeCents, writeWhole } from '../../ui/format.ts'
import { Mono } from '../../ui/Mono.tsx'
import { TableCell, TableRow } from '../../ui/Table.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import type { ListingAct } from './ListingDialog.tsx'

const StateBadge = ({ state, available, stopped_by }: SellerListing) => {
  const { text, tone } = listingStanding(state, available, stopped_by)
  return <Badge tone={tone}>{text}</Badge>
}

type Props = { listing: SellerListing; onAsk: (act: ListingAct) => void }

const acts = [
  { act: 'price', label: 'Edit price' },
  { act: 'note', label: 'Edit note' },
  { act: 'state', label: '' },
  { act: 'withdraw', label: 'Withdraw' },
] as const

/** Short of a desk the row folds: what has no column there stands under the name. */
export const ListingRow = ({ listing, onAsk }: Props) => {
  const may = useMay('sell')
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
        </div>
      </TableCell>
      <TableCell numeric className="px-2! max-xl:hidden!">
        {vintage ?? '–'}
      </TableCell>
      <TableCell numeric className="max-xl:hidden!">
        {writeWhole(available)} <span className="text-muted">of {writeWhole(range)}</span>
      </TableCell>
      <TableCell numeric className="max-xl:hidden!">
        {writeCents(price_per_credit)}
      </TableCell>
      <TableCell className="max-xl:hidden!">
        <StateBadge {...listing} />
      </TableCell>
      <TableCell className="text-right">
        {state === 'withdrawn' ? (
          <span className="text-muted text-sm">Over</span>
        ) : (
          <div className="inline-grid grid-cols-[auto_auto] justify-items-start gap-1 whitespace-nowrap folded:-ml-2 folded:flex folded:flex-wrap">
            {acts
              .filter(({ act }) => act !== 'state' || state !== 'review')
              .map(({ act, label }) => {
                const words = act === 'state' ? (state === 'open' ? 'Pause' : 'Resume') : label
                return (
                  <Button
                    key={act}
                    variant="quiet"
                    size="small"
                    className="px-2!"
                    disabled={!may}
                    aria-label={`${words}: ${token_id}`}
                    onClick={() => onAsk(act)}
                  >
                    {words}
                  </Button>
                )
              })}
          </div>
        )}
      </TableCell>
    </TableRow>
  )
}
