import { creditsFor } from '@ledgerleaf/contract/coverage'
import type { MarketPrices, ProgrammeTarget } from '@ledgerleaf/contract/programme'
import { tellScopes } from '@ledgerleaf/contract/programme-decisions'
import { cn } from '../../ui/cn.ts'
import { writeCents, writeWhole } from '../../ui/format.ts'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'

const dollars = (cents: number) => `$${writeWhole(Math.round(cents / 100))}`
const range = (least: string, most: string) => (least === most ? least : `${least} – ${most}`)

const atMiddle = ({ middleCents }: MarketPrices) => `At ${writeCents(middleCents)}, the middle price`

// A phone has room for one line a year: the two ends stand there as the range of credits alone.
const ends = 'max-sm:hidden'
const phone = 'whitespace-nowrap max-sm:px-2 max-sm:text-fine'

type SpanProps = { of: ProgrammeTarget['forecast'][number]; most: number }

/** What a year needs either way, counted from nought, and after it the range to the greater end; both stand beside it in figures. */
const Span = ({ of: { creditsMin, creditsMax, pathTonnes }, most }: SpanProps) => {
  const at = (credits: number) => `${(credits / most) * 100}%`
  const onLine = creditsFor(pathTonnes)
  return (
    <span aria-hidden="true" className="relative block h-4 min-w-40 border-edge border-l">
      <span className="absolute inset-y-1 left-0 bg-unsplit" style={{ width: at(creditsMin) }} />
      <span
        className="absolute inset-y-1 bg-unsplit/35"
        style={{ left: at(creditsMin), right: `${100 - (creditsMax / most) * 100}%` }}
      />
      <span className="absolute inset-y-0 w-0.5 bg-ink" style={{ left: at(onLine) }} />
    </span>
  )
}

type ForecastTableProps = { target: ProgrammeTarget; prices: MarketPrices | null }

/** What the years until the target may need: between the straight line and the last known year held flat. */
export const ForecastTable = ({ target: { forecast, latest, scopes }, prices }: ForecastTableProps) => {
  if (forecast.length === 0 || !latest) return null
  const most = Math.max(1, ...forecast.map(({ creditsMax }) => creditsMax))
  return (
    <div className="grid gap-3">
      <p aria-hidden="true" className={cn(ends, 'flex flex-wrap gap-x-5 gap-y-1 text-muted text-sm')}>
        <span className="inline-flex items-center gap-2">
          <span className="h-2.5 w-5 bg-unsplit" />
          Left either way
        </span>
        <span className="inline-flex items-center gap-2">
          <span className="h-2.5 w-5 bg-unsplit/35" />
          Between the path and another {latest.year}
        </span>
        <span className="inline-flex items-center gap-2">
          <span className="h-3.5 w-0.5 bg-ink" />
          The path to the target
        </span>
      </p>
      <Table caption="What each year until the target may need">
        <thead>
          <TableRow>
            <TableHead className="max-sm:px-2">Year</TableHead>
            <TableHead className={ends}>
              Tonnes left each year, {tellScopes(scopes)}
              <span
                aria-hidden="true"
                className="flex justify-between font-mono font-normal text-muted text-xs"
              >
                <span>0</span>
                <span>{writeWhole(most)}</span>
              </span>
            </TableHead>
            <TableHead numeric className="max-sm:px-2">
              Credits for it
            </TableHead>
            {prices && (
              <TableHead numeric className="whitespace-normal max-sm:px-2">
                {atMiddle(prices)}
              </TableHead>
            )}
          </TableRow>
        </thead>
        <tbody>
          {forecast.map((one) => (
            <TableRow key={one.year}>
              <TableCell className="font-mono tabular-nums max-sm:px-2 max-sm:text-sm">{one.year}</TableCell>
              <TableCell className={ends}>
                <Span of={one} most={most} />
              </TableCell>
              <TableCell numeric className={phone}>
                {range(writeWhole(one.creditsMin), writeWhole(one.creditsMax))}
              </TableCell>
              {prices && (
                <TableCell numeric className={phone}>
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
