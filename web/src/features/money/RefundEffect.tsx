import type { RefundPreview } from '@ledgerleaf/contract/money'
import { writeCents, writeWhole } from '../../ui/format.ts'
import { Notice } from '../../ui/Notice.tsx'
import { bothOf } from './paid-in.ts'

type Row = { who: string; what: string; cents: number; sign: '' | '−' }

const rowsOf = (preview: RefundPreview): Row[] => [
  ...preview.sellers.flatMap(({ sellerName, credits, cents, coveredCents, escrowCents }): Row[] => {
    const back = `gets ${writeWhole(credits)} ${credits === 1 ? 'credit' : 'credits'} back`
    return [
      ...(cents > 0
        ? [{ who: sellerName, what: `${back}, returns its proceeds`, cents, sign: '−' as const }]
        : []),
      ...(escrowCents > 0
        ? [
            {
              who: sellerName,
              what: 'money in escrow, never the seller’s',
              cents: escrowCents,
              sign: '−' as const,
            },
          ]
        : []),
      ...(coveredCents > 0
        ? [
            {
              who: 'The platform',
              what: `steps in for ${sellerName}, whose proceeds are paid out`,
              cents: coveredCents,
              sign: '−' as const,
            },
          ]
        : []),
    ]
  }),
  ...(preview.feeCents > 0
    ? [{ who: 'The platform', what: 'gives its fee back', cents: preview.feeCents, sign: '−' as const }]
    : []),
  ...(preview.vatCents > 0
    ? [{ who: 'VAT', what: 'goes back with it', cents: preview.vatCents, sign: '−' as const }]
    : []),
  ...(preview.platformKeepsCents > 0
    ? [
        {
          who: 'The platform',
          what: 'gets back what it had added',
          cents: preview.platformKeepsCents,
          sign: '' as const,
        },
      ]
    : []),
]

/** What a refund brings and what it costs whom. The lines add up to what the buyer gets. */
export const RefundEffect = ({ preview }: { preview: RefundPreview }) => (
  <div className="grid gap-3" aria-live="polite">
    {preview.keptRetired > 0 && (
      <Notice>
        {writeWhole(preview.keptRetired)} of these credits are retired. The buyer keeps what they stand for,
        and their money goes back all the same, at their sellers’ cost: two operators decide that.
      </Notice>
    )}
    <dl className="grid gap-x-6 text-note">
      {rowsOf(preview).map(({ who, what, cents, sign }) => (
        <div
          key={`${who} ${what}`}
          className="flex items-baseline justify-between gap-6 border-hairline border-b py-2"
        >
          <dt>
            <span className="font-medium">{who}</span> <span className="text-muted">{what}</span>
          </dt>
          <dd className="whitespace-nowrap font-mono text-sm tabular-nums">
            {sign}
            {writeCents(cents)}
          </dd>
        </div>
      ))}
      <div className="flex items-baseline justify-between gap-6 py-3 font-medium">
        <dt>The buyer gets back</dt>
        <dd className="whitespace-nowrap font-mono tabular-nums">
          {bothOf(preview.amountCents, preview.currency, preview.amountMinor)}
        </dd>
      </div>
    </dl>
  </div>
)
