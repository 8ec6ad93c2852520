import type { PaymentMethod } from '@ledgerleaf/contract/payments'
import { Check } from 'lucide-react'
import { messageOf } from '../../api/api-error.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PaymentCard } from './PaymentCard.tsx'

type Props = {
  method: PaymentMethod | undefined
  error: Error | null
  isAsking: boolean
  isSandbox: boolean
  disabled: boolean
}

/** The card, and the question to the provider whether it can be charged. The button sends the form around it. */
export const PaymentDetails = ({ method, error, isAsking, isSandbox, disabled }: Props) => (
  <div className="grid gap-5">
    <PaymentCard isSandbox={isSandbox} />
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Button type="submit" variant="outline" busy={isAsking} busyLabel="Validating..." disabled={disabled}>
        Validate Payment Details
      </Button>
      <p role="status" className="flex items-center gap-2 text-leaf-strong text-sm">
        {method?.chargeable && !isAsking && (
          <>
            <Check aria-hidden="true" className="size-4.5 shrink-0" strokeWidth={2} />
            {method.pay === 'card_on_file'
              ? 'The provider accepts this card.'
              : 'The provider is ready. You give it your card on its own page.'}
          </>
        )}
      </p>
    </div>
    {error && <Notice tone="error">{messageOf(error)}</Notice>}
    {method && !method.chargeable && (
      <Notice tone="error" title="The provider does not accept this card">
        {method.reason}
      </Notice>
    )}
  </div>
)
