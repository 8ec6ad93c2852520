import type { Frontier, MarketMark } from '@ledgerleaf/contract/recommendations'
import { writeCategory } from '../../nouns/project/words.ts'
import { Button } from '../../ui/Button.tsx'
import { writeCents, writeWhole } from '../../ui/format.ts'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'
import { TextLink } from '../../ui/TextLink.tsx'

const rowsMax = 60

const FrontierTable = ({ frontier: { points, tonnes }, onChoose }: FrontierProps) => (
  <Table caption="The least price of a basket at each quality" folds>
    <thead>
      <TableRow>
        <TableHead numeric>Mean score</TableHead>
        <TableHead numeric>Price per tonne</TableHead>
        <TableHead numeric>Cost</TableHead>
        <TableHead>
          <span className="sr-only">Choose</span>
        </TableHead>
      </TableRow>
    </thead>
    <tbody>
      {points.map(({ scoreMean, totalCents }) => (
        <TableRow key={totalCents}>
          <TableCell numeric label="Mean score">
            {scoreMean.toFixed(1)}
          </TableCell>
          <TableCell numeric label="Price per tonne">
            {writeCents(Math.round(totalCents / tonnes))}
          </TableCell>
          <TableCell numeric label="Cost">
            {writeCents(totalCents)}
          </TableCell>
          <TableCell>
            <Button variant="outline" size="small" onClick={() => onChoose(totalCents)}>
              See this basket<span className="sr-only">, mean score {scoreMean.toFixed(1)}</span>
            </Button>
          </TableCell>
        </TableRow>
      ))}
    </tbody>
  </Table>
)
type FrontierProps = { frontier: Frontier; onChoose: (totalCents: number) => void }

type Props = {
  marks: readonly MarketMark[]
  chosen: ReadonlyMap<string, number>
  frontier: Frontier | null
  onChoose: (totalCents: number) => void
}

/** The figures of the picture: the frontier, and the listings, those of the basket first and then the cheapest. */
export const PriceQualityTable = ({ marks, chosen, frontier, onChoose }: Props) => {
  const rows = [...marks]
    .sort(
      (a, b) =>
        Number(chosen.has(b.listingId)) - Number(chosen.has(a.listingId)) ||
        a.pricePerCreditCents - b.pricePerCreditCents,
    )
    .slice(0, rowsMax)
  return (
    <div className="grid gap-8">
      {frontier && frontier.points.length > 0 && <FrontierTable frontier={frontier} onChoose={onChoose} />}
      <Table caption="Listings that can be bought now, by price" folds>
        <thead>
          <TableRow>
            <TableHead>Project</TableHead>
            <TableHead>Kind</TableHead>
            <TableHead numeric>Score</TableHead>
            <TableHead numeric>Price</TableHead>
            <TableHead numeric>On sale</TableHead>
            <TableHead numeric>In the basket</TableHead>
          </TableRow>
        </thead>
        <tbody>
          {rows.map((mark) => (
            <TableRow key={mark.listingId}>
              <TableCell>
                <TextLink to={`/projects/${mark.projectId}`}>{mark.projectName}</TextLink>, {mark.vintage}
              </TableCell>
              <TableCell label="Kind">{mark.category ? writeCategory(mark.category) : '–'}</TableCell>
              <TableCell numeric label="Score">
                {mark.score ?? 'Not scored yet'}
              </TableCell>
              <TableCell numeric label="Price">
                {writeCents(mark.pricePerCreditCents)}
              </TableCell>
              <TableCell numeric label="On sale">
                {writeWhole(mark.availableCredits)} t
              </TableCell>
              <TableCell numeric label="In the basket">
                {chosen.has(mark.listingId) ? `${writeWhole(chosen.get(mark.listingId) ?? 0)} t` : '–'}
              </TableCell>
            </TableRow>
          ))}
        </tbody>
      </Table>
      {marks.length > rows.length && (
        <p className="text-muted text-sm">
          The first {rows.length} of {writeWhole(marks.length)}.{' '}
          <TextLink to="/marketplace?view=list&sort=cheapest">All of them in the marketplace</TextLink>
        </p>
      )}
    </div>
  )
}
