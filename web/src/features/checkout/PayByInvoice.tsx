import type { Basket } from '@ledgerleaf/contract/baskets'
import { type Currency, writeMoney } from '@ledgerleaf/contract/currencies'
import { Billing, quotesApi } from '@ledgerleaf/contract/quotes'
import { vatOf, writeRate } from '@ledgerleaf/contract/vat'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError, isInDoubt } from '../../api/api-error.ts'
import { send } from '../../api/client.ts'
import { useContractForm } from '../../forms/use-contract-form.ts'
import { basket as ownBasket } from '../../nouns/basket/basket-changes.ts'
import { DutyButton } from '../../nouns/organisation/DutyButton.tsx'
import { SendAgain } from '../../nouns/person/SendAgain.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Part } from '../../ui/Part.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { attemptKey, endAttempt } from './attempt-key.ts'
import { type QuoteSheet, quoteBody } from './quote-body.ts'
import type { VatQuote } from './use-vat.ts'
import { type QuoteTerms, whyNoInvoice } from './why-no-invoice.ts'

type Props = {
  basket: Basket
  /** Null where no bank account is configured; undefined until it is known. */
  terms: QuoteTerms | null | undefined
  isGuest: boolean
  disabled: boolean
  /** On top of the price; null where none is charged by anybody. */
  vat: VatQuote | null
  /** Another currency than dollars, and the price in it; null for dollars. */
  payIn: { currency: Currency; expectedMinor: number } | null
  /** The country of the buyer, where the sheet above does not ask for it. */
  countryField: ReactNode
  /** VAT depends on a country that is not chosen yet. */
  lacksCountry: boolean
  /** Where the quote goes if no other address is given. */
  businessEmail: string
  /** What the rest of the sheet says, or null where it is not whole yet. */
  readSheet: () => Promise<QuoteSheet | null>
}

const days = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`

/** What the invoice will come to, where VAT is charged at all. */
const VatNote = ({
  basket,
  vat,
  payIn,
  lacksCountry,
}: Pick<Props, 'basket' | 'vat' | 'payIn' | 'lacksCountry'>) => {
  if (lacksCountry) return <p className="text-note">Choose a country above: the VAT depends on it.</p>
  const { currency, expectedMinor } = payIn ?? { currency: 'usd', expectedMinor: basket.priceCents }
  const vatMinor = vatOf(expectedMinor, vat?.vat.basisPoints ?? 0)
  const total = writeMoney(expectedMinor + vatMinor, currency)
  if (!vat)
    return (
      payIn && (
        <p className="text-note">
          The quote, the invoice and the transfer are in {currency.toUpperCase()}: {total}.
        </p>
      )
    )
  const rate = vat.vat.category === 'S' ? ` of ${writeRate(vat.vat.basisPoints)}` : ''
  return (
    <p className="text-note">
      {vat.vat.reason === null
        ? `The invoice will come to ${total}: ${writeMoney(expectedMinor, currency)} and VAT${rate}, ${writeMoney(vatMinor, currency)}.`
        : `The invoice will come to ${total}, without VAT. ${vat.vat.reason}`}
    </p>
  )
}

/** For companies that pay by bank transfer: a quote first, and an invoice once it is accepted. */
export const PayByInvoice = (props: Props) => {
  const { basket, terms, isGuest, disabled, countryField, lacksCountry, businessEmail, readSheet } = props
  const navigate = useNavigate()
  const [isUnconfirmed, setUnconfirmed] = useState(false)
  const { form, bind, submit, isSending, refusal } = useContractForm(Billing, {
    start: { billingEmail: '', poNumber: '' },
    toInput: ({ billingEmail, ...rest }) => ({ ...rest, billingEmail: billingEmail.trim() || businessEmail }),
    onRefused: (error) => setUnconfirmed(error instanceof ApiError && error.code === 'email_unconfirmed'),
  })
  const make = (sheet: QuoteSheet) =>
    submit(async (billing) => {
      const name = `quote ${basket.id}`
      const body = quoteBody(basket, sheet, billing)
      try {
        const { token } = await send(quotesApi.make, { body, idempotencyKey: attemptKey(name) })
        endAttempt(name)
        // Its credits are held now: asked for again, they would be bought twice.
        ownBasket.takeOut(basket.id)
        await navigate(`/quotes/${token}`)
      } catch (error) {
        if (!isInDoubt(error)) endAttempt(name)
        throw error
      }
    })
  const ask = async () => {
    const sheet = await readSheet()
    // All that is wrong is told at once, and the first of it is above.
    await (sheet ? make(sheet)() : form.trigger())
  }
  const reason = whyNoInvoice(props)
  return (
    <Part look="numbered" title="Pay by invoice">
      {reason !== null || !terms ? (
        <p className="text-muted text-note">
          {reason}{' '}
          {isGuest && terms && (
            <TextLink to={`/signin?next=${encodeURIComponent(`/buy/${basket.id}`)}`}>Sign in</TextLink>
          )}
        </p>
      ) : (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void ask()
          }}
          className="grid gap-5"
        >
          <p className="text-muted text-note">
            For companies: a quote holds these credits at these prices for {days(terms.quoteDays)}. Share it,
            and once it is accepted it becomes an invoice, to be paid by bank transfer within{' '}
            {days(terms.termDays)}.
          </p>
          <fieldset disabled={disabled} className="grid items-start gap-5 disabled:opacity-60 sm:grid-cols-2">
            <legend className="sr-only">Billing</legend>
            <TextField
              label="Billing email"
              type="email"
              autoComplete="off"
              hint="The quote and the invoice go here, besides your own address. Left empty, to the business email above."
              {...bind('billingEmail')}
            />
            <TextField
              label="Purchase-order number"
              autoComplete="off"
              hint="If your company needs one."
              {...bind('poNumber')}
            />
            {countryField}
          </fieldset>
          <VatNote {...props} />
          {refusal && (
            <Notice tone="error">
              {refusal} {isUnconfirmed && <SendAgain />}
            </Notice>
          )}
          <div className="flex flex-wrap items-center gap-3">
            <DutyButton
              duty="prepare"
              doing="ask for a quote"
              type="submit"
              variant="outline"
              busy={isSending}
              busyLabel="Asking…"
              disabled={disabled || basket.soldOut || lacksCountry}
            >
              Get a quote
            </DutyButton>
          </div>
        </form>
      )}
    </Part>
  )
}
