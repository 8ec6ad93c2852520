import type { Order } from '@ledgerleaf/contract/orders'
import { saysWhy } from '@ledgerleaf/contract/reason'
import { paidFor, type Refundable, refundRequestsApi, vatWith } from '@ledgerleaf/contract/refund-requests'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { ChooseParts, type ChosenParts, hasTooMany, partsOf } from '../../nouns/order/ChooseParts.tsx'
import { orderKeys } from '../../nouns/order/keys.ts'
import { Button } from '../../ui/Button.tsx'
import { writeCents } from '../../ui/format.ts'
import { TextArea } from '../../ui/TextArea.tsx'
import { toast } from '../../ui/toast.ts'
import { aboutInPaid } from './in-paid.ts'

type Props = { order: Order; token: string | null; refundable: Refundable; onClose: () => void }

/** What the buyer gets back, with its VAT. */
const centsOf = ({ wholeCents, lines, kept, vatBasisPoints }: Refundable, chosen: ChosenParts): number => {
  if (chosen.isWhole) return wholeCents ?? 0
  const netCents = lines.reduce((sum, line) => sum + paidFor(line, chosen.credits[line.listingId] ?? 0), 0)
  return netCents === 0 ? 0 : netCents + vatWith(netCents, kept, vatBasisPoints)
}

/** What goes back and why, in the buyer's words. */
export const AskRefundForm = ({ order, token, refundable, onClose }: Props) => {
  const client = useQueryClient()
  const field = useRef<HTMLTextAreaElement>(null)
  const canWhole = refundable.wholeCents !== null
  const [chosen, setChosen] = useState<ChosenParts>({ isWhole: canWhole, credits: {} })
  const [words, setWords] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const cents = hasTooMany(chosen, refundable.lines) ? 0 : centsOf(refundable, chosen)
  const lines = refundable.lines.filter(({ free }) => free > 0)
  const ask = async () => {
    if (hasTooMany(chosen, refundable.lines)) return setError('More was typed than can go back')
    if (cents === 0) return setError('Choose how many credits go back')
    if (!saysWhy(words)) {
      setError('Say why in words: whoever decides reads nothing else of it')
      return field.current?.focus()
    }
    setBusy(true)
    setError(undefined)
    try {
      const query = token ? { token } : {}
      await send(refundRequestsApi.ask, {
        params: { id: order.id },
        query,
        body: { parts: partsOf(chosen), words },
      })
      toast.success('We have your request. The answer will stand here.')
      onClose()
    } catch (refusal) {
      setError(messageOf(refusal))
    } finally {
      setBusy(false)
      await client.invalidateQueries({ queryKey: orderKeys.all })
    }
  }
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void ask()
      }}
    >
      {lines.length > 0 && (
        <ChooseParts lines={lines} chosen={chosen} onChange={setChosen} canWhole={canWhole} />
      )}
      <TextArea
        ref={field}
        label="Why"
        rows={3}
        value={words}
        error={error}
        onChange={(event) => setWords(event.target.value)}
      />
      <p className="tabular-nums" aria-live="polite">
        {cents === 0 ? (
          'Choose what goes back, and you see what it comes to.'
        ) : (
          <>
            You ask for <span className="font-medium">{writeCents(cents)}</span>
            {aboutInPaid(order, cents)}.
          </>
        )}
      </p>
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={onClose}>
          Not now
        </Button>
        <Button type="submit" busy={busy}>
          {cents === 0 ? 'Ask for a refund' : `Ask for ${writeCents(cents)}`}
        </Button>
      </div>
    </form>
  )
}
