import { groupReference } from '@ledgerleaf/contract/creditor-reference'
import type { Quote } from '@ledgerleaf/contract/quotes'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { writeCents, writeDate } from '../../ui/format.ts'
import { Mono } from '../../ui/Mono.tsx'
import { Part } from '../../ui/Part.tsx'
import { SandboxBank } from './SandboxBank.tsx'

const Row = ({ label, text, copy }: { label: string; text: string; copy?: string }) => (
  <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-hairline border-b py-3">
    <div className="grid min-w-0 gap-0.5">
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="[overflow-wrap:anywhere]">
        <Mono>{text}</Mono>
      </dd>
    </div>
    {copy && (
      <dd>
        <CopyButton text={copy} label={`Copy ${label.toLowerCase()}`} />
      </dd>
    )}
  </div>
)

/** What is owed on an invoice, where to, with which reference and until when. */
export const HowToPay = ({ quote }: { quote: Quote }) => {
  const { payTo, reference, dueAt, heldUntil, amountCents, receivedCents, orderStatus } = quote
  if (!payTo || !reference || !dueAt || orderStatus !== 'pending') return null
  const missingCents = amountCents - receivedCents
  return (
    <Part
      look="sheet"
      title={`Transfer ${writeCents(missingCents)} by ${writeDate(dueAt)}`}
      lead={
        receivedCents > 0
          ? `${writeCents(receivedCents)} of ${writeCents(amountCents)} is here. The rest settles the order.`
          : 'With the reference, the order settles by itself as soon as the money is here. Your bank’s charges are yours: what arrives counts.'
      }
    >
      <dl>
        <Row label="Reference" text={groupReference(reference)} copy={reference} />
        <Row label="IBAN" text={groupReference(payTo.iban)} copy={payTo.iban} />
        <Row label="BIC" text={payTo.bic} copy={payTo.bic} />
        <Row label="Account holder" text={payTo.holder} />
        <Row label="Amount" text={writeCents(missingCents)} copy={(missingCents / 100).toFixed(2)} />
      </dl>
      {heldUntil && (
        <p className="text-muted text-note">
          The credits are held until {writeDate(heldUntil)}. After that the invoice is taken back, and
          whatever was transferred goes back to the account it came from.
        </p>
      )}
      {payTo.isSandbox && <SandboxBank token={quote.token} />}
    </Part>
  )
}
