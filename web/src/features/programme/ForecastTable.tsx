import { creditsFor } from '@ledgerleaf/contract/coverage'
import type { MarketPrices, ProgrammeTarget } from '@ledgerleaf/contract/programme'
import { tellScopes } from '@ledgerleaf/contract/programme-decisions'
import { cn } from '../../ui/cn.ts'
import { writeCents, writeWhole } from '../../ui/format.ts'
import { Table, TableCell, TableHead, TableRow } from '../../ui/Table.tsx'

const dollars = (cents: number) => `$${writeWhole(Math.round(cents / 100))}`
const range = (least: string, most: string) => (least === most ? least : `${least} – ${most}`)

const atMiddle = ({ middleCents }: MarketPrices) => `Cost at ${writeCents(middleCents)} (median price)`

const phone = 'whitespace-nowrap max-sm:px-2 max-sm:text-fine'

type SpanProps = { of: ProgrammeTarget['forecast'][number]; flatTonnes: number; most: number }

const dot = 'absolute top-1/2 size-2.5 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-ink'

/** Both cases of a year as dots on one axis from nought; beside it they stand in figures. */
const Span = ({ of: { pathTonnes }, flatTonnes, most }: SpanProps) => {
  const at = (tonnes: number) => ({ left: `${(creditsFor(tonnes) / most) * 100}%` })
  return (
    <span aria-hidden="true" className="relative mx-1.5 block h-4 min-w-15 sm:min-w-40">
      <span className="absolute inset-x-0 top-1/2 border-edge border-t" />
      <span className={cn(dot, 'bg-sheet')} style={at(flatTonnes)} />
      <span className={cn(dot, 'bg-ink')} style={at(pathTonnes)} />
    </span>
  )
}

type Forecast = ProgrammeTarget['forecast'][number]

const costOf = ({ creditsMin, creditsMax }: Forecast, { middleCents }: MarketPrices) =>
  range(dollars(creditsMin * middleCents), dollars(creditsMax * middleCents))

/** One case of a year on a phone, where two dots on a short line would say nothing. */
const Case = ({ name, tonnes, prices }: { name: string; tonnes: number; prices: MarketPrices | null }) => (
  <span className="grid grid-cols-[minmax(0,1fr)_4rem_5rem] gap-x-2">
    <span className="text-left font-sans text-muted">{name}</span>
    <span>{writeWhole(creditsFor(tonnes))}</span>
    {prices && <span className="text-muted">{dollars(creditsFor(tonnes) * prices.middleCents)}</span>}
  </span>
)

/** Where the company is below its path already, staying on it takes more credits than changing nothing: that is told. */
const sayAhead = ({ forecast, latest }: ProgrammeTarget): string | null => {
  if (!latest) return null
  const ahead = forecast.filter(({ pathTonnes }) => creditsFor(pathTonnes) > creditsFor(latest.tonnes))
  const [first, last] = [ahead[0], ahead.at(-1)]
  if (!first || !last) return null
  const when = first === last ? `In ${first.year}` : `From ${first.year} to ${last.year}`
  return `${when} the path allows more than the ${writeWhole(Math.round(latest.tonnes))} t of ${latest.year}: you are below it already, so staying on it would take more credits than changing nothing.`
}

type ForecastTableProps = { target: ProgrammeTarget; prices: MarketPrices | null }

/** What the years until the target may need: between the straight line and the last known year held flat. */
export const ForecastTable = ({ target, prices }: ForecastTableProps) => {
  const { forecast, latest, scopes } = target
  if (forecast.length === 0 || !latest) return null
  const ahead = sayAhead(target)
  const most = Math.max(1, ...forecast.map(({ creditsMax }) => creditsMax))
  return (
    <div className="grid gap-3">
      <div className="grid gap-2 text-sm">
        {ahead && <p className="max-w-text">{ahead}</p>}
        <p className="max-w-text text-muted">
          A range and no prediction: the straight line to the target at one end, {latest.year} again every
          year at the other, each in whole credits.{' '}
          {prices
            ? `Prices are those of now: the lowest is ${writeCents(prices.lowestCents)}, the highest ${writeCents(prices.highestCents)}, and half of all credits on sale cost ${writeCents(prices.middleCents)} or less.`
            : 'Nothing is on sale now, so no cost is told.'}
        </p>
      </div>
      <p aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1 text-muted text-sm max-sm:hidden">
        <span className="inline-flex items-center gap-2">
          <span className="size-2.5 rounded-full border-2 border-ink bg-ink" />
          If you stay on the path
        </span>
        <span className="inline-flex items-center gap-2">
          <span className="size-2.5 rounded-full border-2 border-ink bg-sheet" />
          If nothing changes from {latest.year}
        </span>
      </p>
      <Table caption="What each year until the target may need">
        <thead>
          <TableRow>
            <TableHead className="max-sm:px-2">Year</TableHead>
            <TableHead className="max-sm:hidden">
              <span>Tonnes left each year, {tellScopes(scopes)}</span>
              <span
                aria-hidden="true"
                className="flex justify-between font-mono font-normal text-muted text-xs"
              >
                <span>0</span>
                <span>{writeWhole(most)}</span>
              </span>
            </TableHead>
            <TableHead numeric className="whitespace-normal max-sm:px-2">
              Credits needed
              {prices && <span className="block font-normal text-muted sm:hidden">{atMiddle(prices)}</span>}
            </TableHead>
            {prices && (
              <TableHead numeric className="whitespace-normal max-sm:hidden">
                {atMiddle(prices)}
              </TableHead>
            )}
          </TableRow>
        </thead>
        <tbody>
          {forecast.map((one) => (
            <TableRow key={one.year}>
              <TableCell className="font-mono tabular-nums max-sm:px-2 max-sm:text-sm">{one.year}</TableCell>
              <TableCell className="max-sm:hidden">
                <Span of={one} flatTonnes={latest.tonnes} most={most} />
              </TableCell>
              <TableCell numeric className={phone}>
                <span className="max-sm:hidden">
                  {range(writeWhole(one.creditsMin), writeWhole(one.creditsMax))}
                </span>
                <span className="grid gap-1 sm:hidden">
                  <Case name="On the path" tonnes={one.pathTonnes} prices={prices} />
                  <Case name={`As in ${latest.year}`} tonnes={latest.tonnes} prices={prices} />
                </span>
              </TableCell>
              {prices && (
                <TableCell numeric className="whitespace-nowrap max-sm:hidden">
                  {costOf(one, prices)}
                </TableCell>
              )}
            </TableRow>
          ))}
        </tbody>
      </Table>
    </div>
  )
}
