import { writeCents, writeDate, writeWhole } from '../../ui/format.ts'
import { announcedLooks, supplyParts } from './supply-looks.ts'
import type { SupplyMoment } from './supply-moments.ts'

/** The lowest and the highest of some prices, once where they are the same. */
const writeRange = (prices: readonly number[]): string => {
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  return low === high ? writeCents(low) : `${writeCents(low)} to ${writeCents(high)}`
}

const askedInWords = ({ asked, isComing }: SupplyMoment): string | null => {
  if (isComing) return null
  if (asked.length === 0) return 'Nothing was on offer'
  return `Asked ${writeRange(asked.map(({ priceCents }) => priceCents))} per credit, before discounts and VAT${asked.length > 1 ? ', over all listings of that day' : ''}`
}

const soldInWords = ({ sold }: SupplyMoment): string | null => {
  if (sold.length === 0) return null
  const sumOf = (part: 'credits' | 'returnedCredits') => sold.reduce((sum, one) => sum + one[part], 0)
  const back = sumOf('returnedCredits')
  return `${writeWhole(sumOf('credits'))} sold at ${writeRange(sold.map(({ priceCents }) => priceCents))}${back > 0 ? `, of which ${writeWhole(back)} came back since` : ''}`
}

const announcedInWords = ({ announced: { sold, offered } }: SupplyMoment): string | null =>
  sold + offered === 0
    ? null
    : `${writeWhole(sold + offered)} more announced by then, ${writeWhole(sold)} of them sold`

export const momentInWords = (moment: SupplyMoment): string => {
  const parts = supplyParts
    .filter(({ part }) => moment.supply[part] > 0)
    .map(({ part, name }) => `${writeWhole(moment.supply[part])} ${name.toLowerCase()}`)
  const supply = `${writeWhole(moment.supply.issued)} issued${parts.length > 0 ? `: ${parts.join(', ')}` : ''}`
  const more = [announcedInWords(moment), askedInWords(moment), soldInWords(moment)].filter(Boolean)
  return `${writeDate(moment.on)}. ${supply}. ${more.join('. ')}`
}

/** The figures of the chosen day. */
export const SupplyReading = ({ moment, isToday }: { moment: SupplyMoment; isToday: boolean }) => {
  const { sold, offered } = moment.announced
  const figures = [
    ...supplyParts.map(({ part, name, fill }) => ({ name, fill, credits: moment.supply[part] })).reverse(),
    { ...announcedLooks.sold, credits: sold },
    { ...announcedLooks.offered, credits: offered },
  ].filter(({ name, credits }) => credits > 0 || name === 'Retired' || name === 'Listed')
  return (
    <div className="grid gap-3 border-hairline border-t pt-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <span className="font-[460] font-display text-xl">
          {writeDate(moment.on)}
          {isToday && <span className="font-normal font-sans text-muted text-sm"> today</span>}
        </span>
        <span className="font-mono text-note tabular-nums">{writeWhole(moment.supply.issued)} issued</span>
      </p>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-2 sm:grid-cols-4">
        {figures.map(({ name, fill, credits }) => (
          // A name may take two lines: the figures stand on one all the same.
          <div key={name} className="grid content-between">
            <dt className="flex items-baseline gap-2 text-muted text-sm">
              <span
                aria-hidden="true"
                className="size-2.5 shrink-0 border border-edge"
                style={{ background: fill }}
              />
              {name}
            </dt>
            <dd className="font-mono text-note tabular-nums">{writeWhole(credits)}</dd>
          </div>
        ))}
      </dl>
      <p className="text-muted text-sm">
        {[askedInWords(moment), soldInWords(moment), announcedInWords(moment)].filter(Boolean).join('. ')}.
      </p>
    </div>
  )
}
