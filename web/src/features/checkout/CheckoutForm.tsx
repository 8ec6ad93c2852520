import type { ApprovalAct } from '@ledgerleaf/contract/approvals'
import type { Basket } from '@ledgerleaf/contract/baskets'
import { netIn } from '@ledgerleaf/contract/currencies'
import type { Order, PlaceOrder } from '@ledgerleaf/contract/orders'
import { paymentsApi } from '@ledgerleaf/contract/payments'
import type { SiteInfo } from '@ledgerleaf/contract/site'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { send } from '../../api/client.ts'
import { readTyped } from '../../forms/read-typed.ts'
import { useMustAsk } from '../../nouns/approval/use-standing.ts'
import { basket as ownBasket } from '../../nouns/basket/basket-changes.ts'
import { isUnderWay } from '../../nouns/order/next-look.ts'
import { rateQueries } from '../../nouns/rates/queries.ts'
import { TermsLine } from '../../nouns/terms/TermsLine.tsx'
import { useTerms } from '../../nouns/terms/use-terms.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Part } from '../../ui/Part.tsx'
import { acceptedOf } from './accepted-terms.ts'
import { BoughtTable } from './BoughtTable.tsx'
import { CardOrInvoice, type PayWay } from './CardOrInvoice.tsx'
import { EnterpriseFields } from './EnterpriseFields.tsx'
import { HowOften } from './HowOften.tsx'
import { isForward, noteFor } from './note-for.ts'
import { orderBody } from './order-body.ts'
import { PayByInvoice } from './PayByInvoice.tsx'
import { PayIn } from './PayIn.tsx'
import { PaymentDetails } from './PaymentDetails.tsx'
import { buyerOf } from './quote-body.ts'
import { refusalOf } from './refusal-of.ts'
import { SessionEnded } from './SessionEnded.tsx'
import { Sheet } from './Sheet.tsx'
import { Slip } from './Slip.tsx'
import { chargedOf } from './Sum.tsx'
import { stepsOf } from './steps-of.ts'
import { useCurrency } from './use-currency.ts'
import { type KnownOfBuyer, useEnterpriseForm } from './use-enterprise-form.ts'
import { useKept } from './use-kept.ts'
import { useOrder } from './use-order.ts'
import { useVat } from './use-vat.ts'
import { VatCountry } from './VatCountry.tsx'
import { Waiting } from './Waiting.tsx'
import { WeightBar } from './WeightBar.tsx'
import { whatChanged } from './what-changed.ts'
import { type QuoteTerms, whyNoInvoice } from './why-no-invoice.ts'
import { whyNot } from './why-not.ts'

type Props = {
  basket: Basket
  /** The address names a basket that does not exist: this one stands in its place. */
  isAnother: boolean
  isGuest: boolean
  /** Somebody was signed in on this page and is no longer: they say first whether they go on as a guest. */
  ended: { isEnded: boolean; goOn: () => void }
  /** What the account of a signed-in buyer says of them. */
  known: KnownOfBuyer | null
  isSandbox: boolean
  /** Where VAT is charged, and its rate; null where none is. */
  vatOfSite: SiteInfo['vat']
  /** How companies may pay by invoice; null where they cannot, undefined until it is known. */
  invoiceTerms: QuoteTerms | null | undefined
  /** The words for retiring at once: their part of the sheet, and what was typed; null where it is not whole yet. */
  retirement: {
    part: (disabled: boolean) => ReactNode
    isChosen: boolean
    isWhole: boolean
    read: () => Promise<Pick<PlaceOrder, 'retire'> | null>
  }
  /** What stands here once the order is settled. */
  confirmation: (order: Order, token: string | null) => ReactNode
}

/** The sheet: basket, buyer, payment; and the slip with the total beside it. */
export const CheckoutForm = ({
  basket: current,
  isAnother,
  isGuest,
  ended,
  known,
  isSandbox,
  vatOfSite,
  invoiceTerms,
  retirement,
  confirmation,
}: Props) => {
  const { form, bind } = useEnterpriseForm(known)
  const { isValid } = form.formState
  const { order, token, place, cancel, payUrl, isProcessing } = useOrder()
  const method = useMutation({ mutationFn: () => send(paymentsApi.validate) })
  // What the buyer has seen and would agree to by pressing the button.
  const [seen, setSeen] = useState(current)
  const [chosenEvery, setEvery] = useKept('every', 'month')
  const every: 'month' | 'year' = chosenEvery === 'year' ? 'year' : 'month'
  const [country, setCountry] = useKept('vat-country', '')
  const {
    vat,
    taxIdNote,
    refusal: taxIdRefusal,
  } = useVat(vatOfSite, {
    netCents: seen.priceCents,
    country,
    taxId: form.watch('taxId'),
  })
  const [currency, setCurrency] = useCurrency()
  const sheet = useQuery(rateQueries.current()).data?.sheet
  const terms = useTerms(current.lines.some(isForward) ? ['buyers', 'forward'] : ['buyers'])
  const mustAsk = useMustAsk({
    amountCents: current.priceCents + (vat?.vatCents ?? 0),
    ...(retirement.isChosen ? { retiredTonnes: current.totalCredits } : {}),
  })
  // A plan is paid by card, as its payment says: there is no other way to tell of.
  const hasInvoice = current.kind !== 'plan'
  const [way, setWay] = useState<PayWay>('card')
  const paysByCard = way === 'card' || !hasInvoice
  const isDone = order?.status === 'settled' || order?.status === 'retired'
  useEffect(() => {
    if (isDone) ownBasket.takeOut(current.id)
  }, [isDone, current.id])
  if (order && isDone) return confirmation(order, token)

  // While an order of this page is under way it is what was ordered: those credits are held, and no longer for sale.
  const basket = isProcessing || payUrl ? seen : current
  const pay = method.data?.chargeable ? method.data.pay : undefined
  const change = whatChanged(seen, basket)
  const comesAgain = basket.lines.some(({ saleType }) => saleType === 'subscription')
  const shown = vat ? { expectedVatCents: vat.vatCents } : {}
  const payIn =
    sheet && currency !== 'usd' && !comesAgain
      ? {
          currency,
          expectedMinor: netIn({ totalCents: basket.priceCents, lines: basket.lines }, currency, sheet),
        }
      : undefined
  const confirm = form.handleSubmit(async (enterprise) => {
    const choice = await retirement.read()
    if (!pay || !choice) return
    setSeen(basket)
    place.mutate({
      basket,
      enterprise: buyerOf(enterprise, country),
      pay,
      ...shown,
      ...choice,
      ...acceptedOf(terms),
      ...(comesAgain ? { subscribeEvery: every } : {}),
      ...(payIn ? { payIn } : {}),
    })
  })
  /** For whoever asks for an invoice: the buyer's data, led to the first field that is wrong. */
  const readSheet = async () => {
    const choice = await retirement.read()
    const enterprise = await readTyped(form)
    return enterprise && choice
      ? {
          enterprise: buyerOf(enterprise, country),
          ...shown,
          ...choice,
          ...(payIn ? { payIn } : {}),
        }
      : null
  }
  /** The same for whoever may not buy alone. How it is paid is decided by whoever pays. */
  const readAct = async (): Promise<ApprovalAct | null> => {
    const read = await readSheet()
    if (!read) return null
    setSeen(basket)
    const wish = { basket, pay: 'checkout_page' as const, ...(comesAgain ? { subscribeEvery: every } : {}) }
    return { kind: 'purchase', order: orderBody({ ...wish, ...read }) }
  }
  const refuse = () => {
    if (isProcessing || payUrl || ended.isEnded) return null
    if (place.error) return refusalOf(place.error, change !== null)
    return order && !isUnderWay(order) && !place.isPending ? whyNot(order) : null
  }

  return (
    <Sheet>
      {isAnother && <Notice>There is no basket of the name in the address. This is {basket.name}.</Notice>}
      <div className="grid items-start gap-x-12 gap-y-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        <div className="grid min-w-0 gap-12">
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              // Asked either way: whether the card can be charged has nothing to do with the fields above it.
              if (paysByCard) method.mutate()
              void form.handleSubmit(() => {})(event)
            }}
            className="grid min-w-0 gap-12"
          >
            <Part look="numbered" number={1} title={basket.name}>
              <WeightBar lines={basket.lines} />
              <BoughtTable basket={basket} />
              {comesAgain && (
                <HowOften every={every} isGuest={isGuest} onChange={setEvery} disabled={isProcessing} />
              )}
            </Part>
            <Part id="retirement" look="numbered" number={2} title="Retirement">
              {retirement.part(isProcessing)}
            </Part>
            <Part id="enterprise" look="numbered" number={3} title="Enterprise Information">
              <EnterpriseFields
                disabled={isProcessing}
                bind={bind}
                taxIdNote={taxIdNote}
                taxIdRefusal={taxIdRefusal}
              />
              {vatOfSite && (
                <VatCountry country={country} onChange={setCountry} disabled={isProcessing} isTaxed />
              )}
            </Part>
            {!mustAsk && (
              <Part id="payment" look="numbered" number={4} title="Payment Details">
                {hasInvoice && (
                  <CardOrInvoice way={way} onChange={setWay} disabled={isProcessing || payUrl !== null} />
                )}
                {paysByCard && (
                  <PaymentDetails
                    method={method.data}
                    error={method.error}
                    isAsking={method.isPending}
                    isSandbox={method.data?.sandbox ?? isSandbox}
                    disabled={isProcessing}
                  />
                )}
              </Part>
            )}
          </form>
          {/* A form of its own: what it sends has nothing to do with the card. */}
          {hasInvoice && (mustAsk || !paysByCard) && (
            <PayByInvoice
              basket={basket}
              terms={invoiceTerms}
              isGuest={isGuest}
              disabled={isProcessing || payUrl !== null}
              vat={vat}
              payIn={payIn ?? null}
              countryField={
                !vatOfSite && <VatCountry country={country} onChange={setCountry} disabled={isProcessing} />
              }
              lacksCountry={vatOfSite !== null && country === ''}
              businessEmail={form.watch('businessEmail')}
              readSheet={readSheet}
            />
          )}
        </div>
        <Slip
          basket={basket}
          change={change}
          vat={vat}
          charged={chargedOf(payIn, vat)}
          payIn={
            sheet && !comesAgain ? (
              <PayIn
                basket={basket}
                vatBasisPoints={vat?.vat.basisPoints ?? 0}
                currency={currency}
                sheet={sheet}
                disabled={isProcessing || payUrl !== null}
                onChange={setCurrency}
              />
            ) : null
          }
          steps={stepsOf({
            // A number that cannot be the buyer's says so at its field, and would be refused.
            isEnterpriseWhole: isValid && taxIdRefusal === undefined,
            isCardValidated: mustAsk || !paysByCard ? null : pay !== undefined,
            country: vatOfSite ? country : null,
            isRetirementWhole: retirement.isChosen ? retirement.isWhole : null,
          })}
          refusal={refuse()}
          isProcessing={isProcessing}
          heldUntil={order?.heldUntil ?? null}
          onConfirm={() => void confirm()}
          byInvoice={
            mustAsk || paysByCard
              ? null
              : { canAsk: !!invoiceTerms && whyNoInvoice({ basket, terms: invoiceTerms, isGuest }) === null }
          }
          ask={mustAsk ? { read: readAct, of: retirement.isChosen ? 'buyAndRetire' : 'buy' } : null}
          waiting={
            order && payUrl ? (
              <Waiting
                payUrl={payUrl}
                heldUntil={order.heldUntil}
                isCancelling={cancel.isPending}
                onCancel={() => cancel.mutate(order.id)}
              />
            ) : ended.isEnded ? (
              <SessionEnded onGuest={ended.goOn} />
            ) : null
          }
          note={noteFor(isGuest, basket)}
          terms={<TermsLine by="paying" terms={terms} />}
        />
      </div>
    </Sheet>
  )
}
