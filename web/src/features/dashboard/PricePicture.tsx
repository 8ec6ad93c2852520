import type { ListingFigures } from '@ledgerleaf/contract/seller-desk'
import { useState } from 'react'
import { writeCents, writeWhole } from '../../ui/format.ts'
import { Picture } from '../../ui/Picture.tsx'
import { Select } from '../../ui/Select.tsx'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import {
  isCompared,
  marketAddress,
  type SoundComparison,
  tellCompared,
  tellLike,
  tellMedian,
} from './compared-words.ts'
import { PriceStrip, stripHeight } from './PriceStrip.tsx'

export type ComparedListing = ListingFigures & { compared: SoundComparison }

export const hasComparison = (listing: ListingFigures): listing is ComparedListing =>
  isCompared(listing.compared)

const nameOf = ({ projectName, vintage, tokenId }: ListingFigures): string =>
  `${projectName}, ${vintage}, ${tokenId}`

const Figures = ({ listing }: { listing: ComparedListing }) => {
  const { compared, priceCents } = listing
  const rows: [string, string][] = [
    ['Your price', writeCents(priceCents)],
    ['Lowest of others', writeCents(compared.pricesCents[0] ?? 0)],
    ['Median of others', writeCents(compared.medianCents)],
    ['Highest of others', writeCents(compared.pricesCents.at(-1) ?? 0)],
    ['Compared', writeWhole(compared.count)],
    ['Cheaper than yours', writeWhole(compared.cheaper)],
  ]
  return (
    <Table caption="Your price beside those of others">
      <thead>
        <TableRow>
          <TableHead>What</TableHead>
          <TableHead numeric>Per credit, or how many</TableHead>
        </TableRow>
      </thead>
      <tbody>
        {rows.map(([what, figure]) => (
          <TableRow key={what}>
            <TableCell>{what}</TableCell>
            <TableCell numeric>{figure}</TableCell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  )
}

const keys = [
  { name: 'Yours', fill: 'var(--leaf)' },
  { name: 'Others', fill: 'var(--edge)' },
  { name: 'Median', fill: 'var(--ink)' },
]

/** One listing at a time, at full width; which one is chosen in its head. */
export const PricePicture = ({
  listings,
}: {
  listings: readonly [ComparedListing, ...ComparedListing[]]
}) => {
  const [id, setId] = useState(listings[0].id)
  const chosen = listings.find((listing) => listing.id === id) ?? listings[0]
  const { compared, priceCents } = chosen
  return (
    <Picture
      head={
        <Select label="Listing" value={chosen.id} onChange={(event) => setId(event.target.value)}>
          {listings.map((listing) => (
            <option key={listing.id} value={listing.id}>
              {nameOf(listing)}
            </option>
          ))}
        </Select>
      }
      says={`${nameOf(chosen)}: your price is ${writeCents(priceCents)}, ${tellMedian(priceCents, compared.medianCents).toLowerCase()} of ${writeCents(compared.medianCents)}. ${tellCompared(compared)}.`}
      keys={keys}
      aside={<p className="font-mono tabular-nums">{tellMedian(priceCents, compared.medianCents)}</p>}
      height={stripHeight.named}
      draw={(width) => <PriceStrip {...compared} ownCents={priceCents} width={width} named />}
      controls={
        <p className="text-muted text-sm">
          Compared with what others offer now: {tellLike(chosen)}.{' '}
          <TextLink to={marketAddress(chosen)}>See the market, of all grades</TextLink>
        </p>
      }
      table={<Figures listing={chosen} />}
    />
  )
}
