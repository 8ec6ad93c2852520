import type { Basket } from '@ledgerleaf/contract/baskets'
import type { Enterprise, PlaceOrder } from '@ledgerleaf/contract/orders'
import { Billing, quotesApi } from '@ledgerleaf/contract/quotes'
import { useNavigate } from 'react-router'
import { send } from '../../api/client.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { Button } from '../../ui/Button.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { attemptKey, endAttempt } from './attempt-key.ts'
import { isInDoubt } from './place-order.ts'

export type QuoteTerms = { quoteDays: number; termDays: number }

type Props = {
  basket: Basket
  /** Null where no bank account is configured; undefined until it is known. */
  terms: QuoteTerms | null | undefined
  isGuest: boolean
  disabled: boolean
  /** What the rest of the sheet says, or null where it is not whole yet. */
  readSheet: () => Promise<{ enterprise: Enterprise; choice: Pick<PlaceOrder, 'retire'> } | null>
}

const days = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`

/** Why this basket cannot be paid by invoice; null when it can. */
const whyNot = ({ basket, terms, isGuest }: Props): string | null => {
  if (terms === null)
    return 'Paying by invoice is not offered here: this market has not said to which bank account.'
  if (isGuest) return 'A quote holds credits for days, so it needs an account with a confirmed address.'
  if (basket.kind === 'plan') return 'The welcome plan is paid by card.'
  return basket.lines.some(({ saleType }) => saleType === 'subscription')
    ? 'A subscription is charged to a card each time: take it out of the basket to pay by invoice.'
    : null
}

/** For companies that pay by bank transfer: a quote first, and an invoice once it is accepted. */
export const PayByInvoice = (props: Props) => {
  const { basket, terms, isGuest, disabled, readSheet } = props
  const navigate = useNavigate()
  const { bind, submit, isSending, refusal } = useContractForm(Billing, {
    start: { billingEmail: '', poNumber: '' },
  })
  const ask = submit(async (billing) => {
    const sheet = await readSheet()
    if (!sheet) return
    const name = `quote ${basket.id}`
    const body = {
      basketId: basket.id,
      expectedTotalCents: basket.priceCents,
      expectedComposition: basket.composition,
      enterprise: sheet.enterprise,
      ...billing,
      ...sheet.choice,
    }
    try {
      const { token } = await send(quotesApi.make, { body, idempotencyKey: attemptKey(name) })
      endAttempt(name)
      await navigate(`/quotes/${token}`)
    } catch (error) {
      if (!isInDoubt(error)) endAttempt(name)
      throw error
    }
  })
  const reason = whyNot(props)
  return (
    <section aria-labelledby="by-invoice" className="grid gap-4 border-hairline border-t pt-6">
      <h3 id="by-invoice" className="font-medium">
        Pay by invoice
      </h3>
      {reason !== null || !terms ? (
        <p className="text-muted text-note">
          {reason}{' '}
          {isGuest && terms && (
            <TextLink to={`/signin?next=${encodeURIComponent(`/buy/${basket.id}`)}`}>Sign in</TextLink>
          )}
        </p>
      ) : (
        <>
          <p className="text-muted text-note">
            For companies: a quote holds these credits at these prices for {days(terms.quoteDays)}. Share it,
            and once it is accepted it becomes an invoice, to be paid by bank transfer within{' '}
            {days(terms.termDays)}.
          </p>
          <div className="grid items-start gap-5 sm:grid-cols-2">
            <TextField
              label="Billing email"
              type="email"
              autoComplete="off"
              hint="The quote and the invoice go here, too."
              disabled={disabled}
              {...bind('billingEmail')}
            />
            <TextField
              label="Purchase-order number"
              autoComplete="off"
              hint="If your company needs one."
              disabled={disabled}
              {...bind('poNumber')}
            />
          </div>
          {refusal && <Notice tone="error">{refusal}</Notice>}
          <p>
            <Button
              variant="outline"
              busy={isSending}
              busyLabel="Asking…"
              disabled={disabled || basket.soldOut}
              onClick={() => void ask()}
            >
              Get a quote
            </Button>
          </p>
        </>
      )}
    </section>
  )
}
