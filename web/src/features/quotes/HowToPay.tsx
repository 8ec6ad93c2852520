import { groupReference } from '@ledgerleaf/contract/creditor-reference'
import { writeMoney } from '@ledgerleaf/contract/currencies'
import type { Quote } from '@ledgerleaf/contract/quotes'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { writeDate } from '../../ui/format.ts'
import { Mono } from '../../ui/Mono.tsx'
import { Part } from '../../ui/Part.tsx'
import { SandboxBank } from './SandboxBank.tsx'

const Row = ({ label, text, copy }: { label: string; text: string; copy?: string }) => (
  <div className="grid gap-x-6 gap-y-1 border-hairline border-b py-3 sm:grid-cols-[9rem_minmax(0,1fr)_auto] sm:items-center">
    <dt className="text-muted text-sm">{label}</dt>
    <dd className="[overflow-wrap:anywhere]">
      <Mono>{text}</Mono>
    </dd>
    {copy && (
      <dd>
        <CopyButton
          text={copy}
          label={`Copy ${label === label.toUpperCase() ? label : label.toLowerCase()}`}
        />
      </dd>
    )}
  </div>
)

/** What is owed on an invoice, where to, with which reference and until when. */
export const HowToPay = ({ quote }: { quote: Quote }) => {
  const { payTo, reference, dueAt, heldUntil, currency, amountMinor, receivedMinor, orderStatus } = quote
  if (!payTo || !reference || !dueAt || orderStatus !== 'pending') return null
  const missingMinor = amountMinor - receivedMinor
  const missing = writeMoney(missingMinor, currency)
  return (
    <Part
      look="sheet"
      title={`Transfer ${missing} by ${writeDate(dueAt)}`}
      lead={
        receivedMinor > 0
          ? `${writeMoney(receivedMinor, currency)} of ${writeMoney(amountMinor, currency)} is here. The rest settles the order.`
          : 'With the reference, the order settles by itself as soon as the money is here. Your bank’s charges are yours: what arrives counts.'
      }
    >
      <dl>
        <Row label="Reference" text={groupReference(reference)} copy={reference} />
        <Row label="IBAN" text={groupReference(payTo.iban)} copy={payTo.iban} />
        <Row label="BIC" text={payTo.bic} copy={payTo.bic} />
        <Row label="Account holder" text={payTo.holder} />
        <Row
          label="Amount"
          text={`${missing} (${currency.toUpperCase()})`}
          copy={(missingMinor / 100).toFixed(2)}
        />
      </dl>
      <p className="text-muted text-note">
        Paid already? What comes without the reference is found by hand, and stands here once it is: please do
        not transfer it a second time.
      </p>
      {heldUntil && (
        <p className="text-muted text-note">
          The credits are held until {writeDate(heldUntil)}. After that the invoice is taken back, and
          whatever was transferred goes back to the account it came from.
        </p>
      )}
      {payTo.isSandbox && <SandboxBank token={quote.token} currency={currency} />}
    </Part>
  )
}
