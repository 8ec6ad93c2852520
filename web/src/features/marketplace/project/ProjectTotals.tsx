import type { CreditTotals } from '@ledgerleaf/contract/market'
import { tellRetired } from '@ledgerleaf/contract/retired-words'
import { pileFills, stripes } from '../../../nouns/credit/pile-looks.ts'
import { writeWhole } from '../../../ui/format.ts'

const piles = [
  {
    name: 'forSale',
    label: 'Listed',
    means: 'For sale now, by the listings above',
    fill: pileFills.listed,
  },
  {
    name: 'offSale',
    label: 'Listed, off sale',
    means: 'Not to be bought now: paused, in review or stopped',
    fill: `${stripes('var(--edge)')}, var(--listed)`,
  },
  {
    name: 'notListed',
    label: 'Not listed',
    means: 'Issued and still with the seller',
    fill: pileFills.available,
  },
  {
    name: 'onHold',
    label: 'On hold',
    means: 'Kept for an order that is being paid',
    fill: pileFills.held,
  },
  {
    name: 'heldByBuyers',
    label: 'Held by buyers',
    means: 'Bought, and not yet used for a claim',
    fill: pileFills.owned,
  },
  {
    name: 'withdrawn',
    label: 'In wallets',
    means: 'Taken to wallets on the chain by buyers, and not yet used for a claim',
    fill: pileFills.withdrawn,
  },
  {
    name: 'retired',
    label: 'Retired',
    means: ({ retiredUnconfirmed }) => tellRetired(retiredUnconfirmed),
    fill: pileFills.retired,
  },
  { name: 'cancelled', label: 'Cancelled', means: 'Taken out without a claim', fill: pileFills.cancelled },
] as const satisfies readonly {
  name: keyof Omit<CreditTotals, 'promised' | 'retiredUnconfirmed'>
  label: string
  means: string | ((totals: CreditTotals) => string)
  fill: string
}[]

/** Where every credit of the project is. The parts sum to what was issued, always; what is promised stands apart. */
export const ProjectTotals = ({ totals }: { totals: CreditTotals }) => {
  const shown = piles.filter(({ name }) => totals[name] > 0)
  return (
    <div className="grid gap-5">
      <p className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-[460] font-display text-4xl tabular-nums">{writeWhole(totals.issued)}</span>
        <span className="text-muted">credits issued, one tonne of CO2e each</span>
      </p>
      <div aria-hidden="true" className="flex h-4 gap-px overflow-clip border border-edge bg-sheet p-px">
        {shown.map(({ name, fill }) => (
          <div key={name} style={{ background: fill, flex: `${totals[name]} 1 3px` }} />
        ))}
      </div>
      <dl className="grid gap-x-8 sm:grid-cols-2">
        {shown.map(({ name, label, means, fill }) => (
          <div
            key={name}
            className="grid grid-cols-[auto_1fr_auto] items-baseline gap-x-3 border-hairline border-t py-3"
          >
            <span aria-hidden="true" className="size-2.5 border border-edge" style={{ background: fill }} />
            <dt>
              <span className="font-medium">{label}</span>
              <span className="block text-muted text-sm">
                {typeof means === 'string' ? means : means(totals)}
              </span>
            </dt>
            <dd className="font-mono tabular-nums">{writeWhole(totals[name])}</dd>
          </div>
        ))}
      </dl>
      {totals.promised.map(({ vintage, promised, delivered, toCome }) => (
        <p key={vintage} className="border-edge border-l-2 border-dashed pl-4">
          <span className="font-mono tabular-nums">{writeWhole(promised)}</span> promised for {vintage}:{' '}
          <span className="font-mono tabular-nums">{writeWhole(delivered)}</span> delivered,{' '}
          <span className="font-mono tabular-nums">{writeWhole(toCome)}</span> still to come
        </p>
      ))}
      {totals.promised.some(({ toCome }) => toCome > 0) && (
        <p className="text-muted text-sm">
          What is still to come is offered or owed to buyers, has no serials yet and is not among those
          issued.
        </p>
      )}
    </div>
  )
}
