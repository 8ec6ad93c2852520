import type { MarketPrices, ProgrammeTarget } from '@ledgerleaf/contract/programme'
import { writeExact } from '@ledgerleaf/contract/quantities'
import { writeCents, writeWhole } from '../../ui/format.ts'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'

const dollars = (cents: number) => `$${writeWhole(Math.round(cents / 100))}`
const range = (least: string, most: string) => (least === most ? least : `${least} – ${most}`)

const atMiddle = ({ middleCents }: MarketPrices) => `At ${writeCents(middleCents)}, the middle price`

type ForecastTableProps = { target: ProgrammeTarget; prices: MarketPrices | null }

/** What the years until the target may need: between the straight line and the last known year held flat. */
export const ForecastTable = ({ target: { forecast, latest }, prices }: ForecastTableProps) => {
  if (forecast.length === 0 || !latest) return null
  return (
    <div className="grid gap-3">
      <Table caption="What each year until the target may need" folds>
        <thead>
          <TableRow>
            <TableHead>Year</TableHead>
            <TableHead numeric>On the line</TableHead>
            <TableHead numeric>{latest.year} held flat</TableHead>
            <TableHead numeric>Credits for it</TableHead>
            {prices && <TableHead numeric>{atMiddle(prices)}</TableHead>}
          </TableRow>
        </thead>
        <tbody>
          {forecast.map((one) => (
            <TableRow
              key={one.year}
              // Where the columns fold, the two ends share a line: six years are a long way on a phone.
              className="folded:grid-cols-2 folded:[&>td:nth-child(n+4)]:col-span-full folded:[&>td:first-child]:col-span-full"
            >
              <TableCell className="font-mono tabular-nums folded:font-medium">{one.year}</TableCell>
              <TableCell numeric label="On the line">
                {writeExact(Math.round(one.pathTonnes))}
              </TableCell>
              <TableCell numeric label={`${latest.year} held flat`}>
                {writeExact(Math.round(one.flatTonnes))}
              </TableCell>
              <TableCell numeric label="Credits for it">
                {range(writeWhole(one.creditsMin), writeWhole(one.creditsMax))}
              </TableCell>
              {prices && (
                <TableCell numeric label={atMiddle(prices)}>
                  {range(
                    dollars(one.creditsMin * prices.middleCents),
                    dollars(one.creditsMax * prices.middleCents),
                  )}
                </TableCell>
              )}
            </TableRow>
          ))}
        </tbody>
      </Table>
      <p className="max-w-text text-muted text-sm">
        A range and no prediction: the straight line to the target at one end, {latest.year} again every year
        at the other, each in whole credits.{' '}
        {prices
          ? `Prices are those of now: the lowest is ${writeCents(prices.lowestCents)}, the highest ${writeCents(prices.highestCents)}, and half of all credits on sale cost ${writeCents(prices.middleCents)} or less.`
          : 'Nothing is on sale now, so no cost is told.'}
      </p>
    </div>
  )
}
