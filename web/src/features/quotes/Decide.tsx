import { type Quote, quotesApi } from '@ledgerleaf/contract/quotes'
import { vatOf } from '@ledgerleaf/contract/vat'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { AskForApproval } from '../../nouns/approval/AskForApproval.tsx'
import { useMustAsk, useStanding } from '../../nouns/approval/use-standing.ts'
import { orderKeys } from '../../nouns/order/keys.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { writeDate } from '../../ui/format.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Part } from '../../ui/Part.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { AskToAccept } from './AskToAccept.tsx'

/** Whoever may decide about an open quote, by their role or by its address, can accept or decline it. */
export const Decide = ({ quote }: { quote: Quote }) => {
  const client = useQueryClient()
  const [poNumber, setPoNumber] = useState(quote.poNumber ?? '')
  const params = { token: quote.token }
  const onSettled = () => client.invalidateQueries({ queryKey: orderKeys.all })
  const decline = useMutation({ mutationFn: () => send(quotesApi.decline, { params }), onSettled })
  const [asks, setAsks] = useState(false)
  const [accepts, setAccepts] = useState(false)
  const amountCents = quote.netCents + vatOf(quote.netCents, quote.vat?.basisPoints ?? 0)
  const tonnes = quote.lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const isAbove = useMustAsk({ amountCents, ...(quote.retires ? { retiredTonnes: tonnes } : {}) })
  // Who has set no limits lets whoever has the address accept.
  const mustAsk = useStanding()?.rules != null && isAbove && quote.isOwn
  const po = poNumber.trim()
  const typedPo = po ? { poNumber: po } : {}
  const ask = mustAsk && (
    <div className="max-w-text">
      <AskForApproval
        read={async () => ({ kind: 'quote', orderId: quote.orderId, ...typedPo })}
        of={quote.retires ? 'buyAndRetire' : 'buy'}
      />
    </div>
  )
  if (quote.state !== 'open' || quote.orderStatus !== 'pending') return null
  if (!quote.mayDecide)
    return (
      <Part look="sheet" title="Accept or decline">
        <p className="max-w-text text-note">
          Somebody of {quote.company ?? 'the organisation'} whose role allows it decides, until{' '}
          {writeDate(quote.validUntil)}: signed in, from the order, or by the address that is shown to them
          there. Until then nothing is owed.
        </p>
        {ask}
      </Part>
    )
  return (
    <Part
      look="sheet"
      title="Accept or decline"
      lead={`Accepted, it becomes an invoice to pay by bank transfer, and the credits are held until then. Until ${writeDate(quote.validUntil)} nothing is owed.`}
    >
      <div className="max-w-sm">
        <TextField
          label="Purchase-order number"
          hint="Printed on the invoice. Leave it empty if you need none."
          value={poNumber}
          maxLength={60}
          onChange={(event) => setPoNumber(event.target.value)}
        />
      </div>
      {ask}
      {decline.error && <Notice tone="error">{messageOf(decline.error)}</Notice>}
      <div className="flex flex-wrap gap-3">
        {!mustAsk && (
          <Button disabled={decline.isPending} onClick={() => setAccepts(true)}>
            Accept the quote
          </Button>
        )}
        <Button variant="outline" busy={decline.isPending} onClick={() => setAsks(true)}>
          Decline
        </Button>
      </div>
      <AskToAccept quote={quote} poNumber={poNumber} open={accepts} onClose={() => setAccepts(false)} />
      <Dialog
        open={asks}
        onClose={() => setAsks(false)}
        title="Decline this quote?"
        text="It ends for everybody who has its address, and its credits are for sale again. That cannot be taken back."
        actions={
          <>
            <Button variant="outline" onClick={() => setAsks(false)}>
              Keep the quote
            </Button>
            <Button
              onClick={() => {
                setAsks(false)
                decline.mutate()
              }}
            >
              Decline the quote
            </Button>
          </>
        }
      />
    </Part>
  )
}
