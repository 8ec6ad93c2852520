import type { Basket } from '@ledgerleaf/contract/baskets'
import { type Currency, writeMoney } from '@ledgerleaf/contract/currencies'
import { nameDiscount } from '@ledgerleaf/contract/discount-words'
import { vatOf, writeRate } from '@ledgerleaf/contract/vat'
import type { ReactNode } from 'react'
import { writeCents, writeWhole } from '../../ui/format.ts'
import type { VatQuote } from './use-vat.ts'

const Row = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-4">
    <dt className="text-muted">{label}</dt>
    <dd className="whitespace-nowrap font-mono text-[0.875rem] tabular-nums">{children}</dd>
  </div>
)

const parts = [
  { saleType: 'spot', label: 'Yours today' },
  { saleType: 'forward', label: 'Into escrow until delivered' },
  { saleType: 'subscription', label: 'First run of the subscription' },
] as const

const centsOf = ({ lines }: Basket, type: string) =>
  lines.reduce((sum, { saleType, totalCents }) => sum + (saleType === type ? totalCents : 0), 0)

const isMixed = ({ lines }: Basket) => lines.some(({ saleType }) => saleType !== 'spot')

type Props = {
  basket: Basket
  totalBefore: number | null
  vat: VatQuote | null
  /** What is charged, where that is not dollars. */
  charged: { currency: Currency; minor: number } | null
}

/** Price and VAT in the currency that is charged; null where that is dollars. */
export const chargedOf = (
  payIn: { currency: Currency; expectedMinor: number } | undefined,
  vat: VatQuote | null,
): Props['charged'] =>
  payIn
    ? {
        currency: payIn.currency,
        minor: payIn.expectedMinor + vatOf(payIn.expectedMinor, vat?.vat.basisPoints ?? 0),
      }
    : null

/** What the buyer pays, as it is charged. */
export const writeTotal = ({ basket, vat, charged }: Pick<Props, 'basket' | 'vat' | 'charged'>): string =>
  charged ? writeMoney(charged.minor, charged.currency) : writeCents(basket.priceCents + (vat?.vatCents ?? 0))

/** From what the lines cost to what the buyer pays. */
export const Sum = ({ basket, totalBefore, vat, charged }: Props) => (
  <dl className="grid gap-2 text-note">
    <Row label="Credits, one tonne each">{writeWhole(basket.totalCredits)}</Row>
    <Row label="Value at list prices">{writeCents(basket.listValueCents)}</Row>
    {isMixed(basket) &&
      parts.map(({ saleType, label }) => {
        const cents = centsOf(basket, saleType)
        return cents > 0 ? (
          <Row key={saleType} label={<span className="block pl-4">{label}</span>}>
            {writeCents(cents)}
          </Row>
        ) : null
      })}
    {basket.discountCents > 0 && (
      <Row label={nameDiscount(basket.kind === 'plan')}>−{writeCents(basket.discountCents)}</Row>
    )}
    {vat && (
      <Row label={vat.vat.category === 'S' ? `VAT ${writeRate(vat.vat.basisPoints)}` : 'VAT'}>
        {writeCents(vat.vatCents)}
      </Row>
    )}
    {vat?.vat.reason && <p className="text-muted text-sm">{vat.vat.reason}</p>}
    {charged && <Row label="Total in US dollars">{writeCents(basket.priceCents + (vat?.vatCents ?? 0))}</Row>}
    <div className="rule-double mt-2 flex flex-wrap items-baseline justify-between gap-x-4 border-edge border-t pt-3 pb-2">
      <dt className="font-medium">Total</dt>
      <dd className="font-[480] font-display text-3xl tabular-nums tracking-tight">
        {totalBefore !== null && !charged && (
          <s className="mr-3 text-lg text-muted">
            <span className="sr-only">Before: </span>
            {writeCents(totalBefore)}
          </s>
        )}
        {writeTotal({ basket, vat, charged })}
      </dd>
    </div>
  </dl>
)
