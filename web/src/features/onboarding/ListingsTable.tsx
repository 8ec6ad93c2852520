import type { OwnListing } from '@ledgerleaf/contract/project-files'
import { stoppedWords } from '@ledgerleaf/contract/stopped-listings'
import { OwnPriceLine } from '../../nouns/listing/OwnPriceLine.tsx'
import { listingStanding } from '../../nouns/listing/words.ts'
import { Badge } from '../../ui/Badge.tsx'
import { writeCents, writeDate, writeWhole } from '../../ui/format.ts'
import { Mono } from '../../ui/Mono.tsx'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'

const StateBadge = ({ state, leftCredits, stoppedBy }: OwnListing) => {
  const { text, tone } = listingStanding(state, leftCredits, stoppedBy)
  return <Badge tone={tone}>{text}</Badge>
}

const wide = 'max-md:hidden'

export const ListingsTable = ({ listings }: { listings: readonly OwnListing[] }) => (
  <Table caption="Listings, newest first">
    <thead>
      <TableRow>
        <TableHead>Token</TableHead>
        <TableHead className={wide}>Vintage</TableHead>
        <TableHead className={wide}>Sale type</TableHead>
        <TableHead numeric>Left of listed</TableHead>
        <TableHead numeric className={wide}>
          Price
        </TableHead>
        <TableHead>State</TableHead>
      </TableRow>
    </thead>
    <tbody>
      {listings.map((listing) => (
        <TableRow key={listing.id}>
          <TableCell>
            <Mono>{listing.tokenId}</Mono>
            <p className="text-muted text-sm">
              Smallest order {writeWhole(listing.minimumFill)}
              {listing.expiresAt ? `, until ${writeDate(listing.expiresAt)}` : ''}
            </p>
            <OwnPriceLine price={listing} />
            {listing.stoppedBy && (
              <p className="max-w-prose text-muted text-sm">{stoppedWords[listing.stoppedBy]}</p>
            )}
            {listing.noteToBuyers && (
              <p className="wrap-anywhere max-w-prose text-muted text-sm">Note: {listing.noteToBuyers}</p>
            )}
          </TableCell>
          <TableCell className={wide}>{listing.vintage}</TableCell>
          <TableCell className={`${wide} capitalize`}>{listing.saleType}</TableCell>
          <TableCell numeric>
            {writeWhole(listing.leftCredits)} / {writeWhole(listing.quantity)}
          </TableCell>
          <TableCell numeric className={wide}>
            {writeCents(listing.pricePerCreditCents)}
          </TableCell>
          <TableCell>
            <StateBadge {...listing} />
          </TableCell>
        </TableRow>
      ))}
    </tbody>
  </Table>
)
