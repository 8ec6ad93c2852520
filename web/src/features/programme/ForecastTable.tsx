import type { MarketPrices, ProgrammeTarget } from '@ledgerleaf/contract/programme'
import { writeExact } from '@ledgerleaf/contract/quantities'
import { writeCents, writeWhole } from '../../ui/format.ts'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'

const dollars = (cents: number | null) =>
  cents === null ? 'unknown' : `$${writeWhole(Math.round(cents / 100))}`
const range = (least: string, most: string) => (least === most ? least : `${least} – ${most}`)

type ForecastTableProps = { target: ProgrammeTarget; prices: MarketPrices | null }

/** What the years until the target may need: between the straight line and the last known year held flat. */
export const ForecastTable = ({ target: { forecast, latest }, prices }: ForecastTableProps) => {
  if (forecast.length === 0 || !latest) return null
  return (
    <div className="grid gap-3">
      <Table caption="What each year until the target may need" tall>
        <thead>
          <TableRow>
            <TableHead>Year</TableHead>
            <TableHead numeric>On the line</TableHead>
            <TableHead numeric>{latest.year} held flat</TableHead>
            <TableHead numeric>Credits for it</TableHead>
            {prices && <TableHead numeric>At {writeCents(prices.middleCents)}, the middle price</TableHead>}
            <TableHead numeric>From the lowest to the highest price</TableHead>
          </TableRow>
        </thead>
        <tbody>
          {forecast.map((one) => (
            <TableRow key={one.year}>
              <TableCell className="font-mono tabular-nums">{one.year}</TableCell>
              <TableCell numeric>{writeExact(Math.round(one.pathTonnes))}</TableCell>
              <TableCell numeric>{writeExact(Math.round(one.flatTonnes))}</TableCell>
              <TableCell numeric>{range(writeWhole(one.creditsMin), writeWhole(one.creditsMax))}</TableCell>
              {prices && (
                <TableCell numeric>
                  {range(
                    dollars(one.creditsMin * prices.middleCents),
                    dollars(one.creditsMax * prices.middleCents),
                  )}
                </TableCell>
              )}
              <TableCell numeric>{range(dollars(one.costMinCents), dollars(one.costMaxCents))}</TableCell>
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
