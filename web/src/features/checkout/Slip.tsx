import type { Basket } from '@ledgerleaf/contract/baskets'
import type { Currency } from '@ledgerleaf/contract/currencies'
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from 'react'
import { AskForApproval } from '../../nouns/approval/AskForApproval.tsx'
import { LeftAlone } from '../../nouns/approval/LeftAlone.tsx'
import { DutyButton } from '../../nouns/organisation/DutyButton.tsx'
import { useDutyAlone } from '../../nouns/organisation/use-why-not.ts'
import { ActFoot } from '../../ui/ActFoot.tsx'
import { writeWhole } from '../../ui/format.ts'
import { Guilloche } from '../../ui/Guilloche.tsx'
import { HeldFor } from '../../ui/HeldFor.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { textLinkLook } from '../../ui/TextLink.tsx'
import { usePhone } from '../../ui/use-phone.ts'
import { CoversLine } from './CoversLine.tsx'
import { notSoldWords } from './not-sold-words.ts'
import { Ready } from './Ready.tsx'
import { Sum, writeTotal } from './Sum.tsx'
import type { CheckoutStep } from './steps-of.ts'
import type { VatQuote } from './use-vat.ts'
import type { Change } from './what-changed.ts'
import type { PurchaseRefusal } from './why-not.ts'

type SlipProps = {
  basket: Basket
  change: Change | null
  vat: VatQuote | null
  /** What is charged, where that is not dollars. */
  charged: { currency: Currency; minor: number } | null
  /** The choice of a currency, where there are rates. */
  payIn: ReactNode
  steps: readonly CheckoutStep[]
  refusal: PurchaseRefusal | null
  isProcessing: boolean
  heldUntil: string | null
  onConfirm: () => void
  /** Where an invoice is chosen, nothing is paid here: it begins with a quote, if there can be one. Null for a card. */
  byInvoice: { canAsk: boolean } | null
  /** What is asked for, where the buyer may not buy this much alone; null where they may. */
  ask: Pick<ComponentProps<typeof AskForApproval>, 'read' | 'of'> | null
  /** In place of the button, while an order of this page waits for its payment. */
  waiting: ReactNode
  note: ReactNode
  /** What paying also agrees to. */
  terms: ReactNode
}

/** The slip beside the sheet: what it comes to, what is still missing, and the one button that buys. */
export const Slip = ({
  basket,
  change,
  vat,
  charged,
  payIn,
  steps,
  refusal,
  isProcessing,
  heldUntil,
  onConfirm,
  byInvoice,
  ask,
  waiting,
  note,
  terms,
}: SlipProps) => {
  const id = useId()
  const duty = useDutyAlone('buy')
  const isPhone = usePhone()
  const left = steps.filter(({ done }) => !done).length
  const isNotReady = basket.soldOut || left > 0
  const told = useRef<HTMLDivElement>(null)
  const refused = refusal?.title
  // Whoever pressed the button at the foot of the screen may be far from where it is answered.
  useEffect(() => {
    if (refused) told.current?.scrollIntoView({ block: 'nearest' })
  }, [refused])
  const button = (
    <DutyButton
      duty={duty}
      doing="buy"
      className={isPhone ? undefined : 'w-full'}
      busy={isProcessing}
      busyLabel="Processing..."
      disabled={isNotReady}
      aria-describedby={`${id}-ready`}
      onClick={onConfirm}
    >
      Confirm & Pay
    </DutyButton>
  )
  return (
    <>
      <section
        aria-labelledby={`${id}-title`}
        data-slip
        className="ruled relative isolate grid gap-5 border border-edge bg-sheet p-5 sm:p-6 lg:sticky lg:top-24"
      >
        <div className="relative isolate -mx-5 -mt-5 h-7 overflow-clip sm:-mx-6 sm:-mt-6">
          <Guilloche className="absolute inset-0 bg-leaf/40" />
        </div>
        <div className="grid gap-1">
          <h2 id={`${id}-title`} className="font-mono! text-eyebrow text-muted">
            Your order
          </h2>
          <p className="font-[500] font-display text-xl leading-snug">{basket.name}</p>
        </div>
        <Sum basket={basket} totalBefore={change?.totalBefore ?? null} vat={vat} charged={charged} />
        <CoversLine credits={basket.totalCredits} />
        {payIn}
        <div ref={told} className="grid gap-4 empty:hidden">
          {basket.soldOut && (
            <Notice tone="attention" title={notSoldWords[basket.notSold ?? 'sold_out']}>
              {basket.soldOutReason ?? 'These credits cannot be bought at the moment.'}
            </Notice>
          )}
          {refusal && (
            <Notice tone="error" title={refusal.title}>
              {refusal.text}
            </Notice>
          )}
          {change && !basket.soldOut && (
            <Notice tone="attention" title={change.title}>
              {change.text}
            </Notice>
          )}
        </div>
        {waiting ?? (
          <>
            <Ready id={`${id}-ready`} steps={steps} />
            <LeftAlone doing="buy" />
            {byInvoice ? (
              <p className="border-hairline border-t pt-4 text-note">
                {byInvoice.canAsk ? (
                  <>
                    By invoice nothing is paid yet: <strong className="font-medium">Get a quote</strong> holds
                    these credits and writes the sum down.
                  </>
                ) : (
                  'To pay now, choose Card.'
                )}
              </p>
            ) : ask ? (
              <AskForApproval {...ask} disabled={isNotReady} aria-describedby={`${id}-ready`} />
            ) : (
              !isPhone && button
            )}
            {!ask && !byInvoice && terms}
            {isProcessing && heldUntil && <HeldFor until={heldUntil} />}
          </>
        )}
        <div className="text-muted text-sm">{note}</div>
      </section>
      {isPhone && !waiting && !ask && !byInvoice && (
        <ActFoot
          className="-mx-5 px-5"
          sum={writeTotal({ basket, vat, charged })}
          note={
            left > 0 ? (
              <a href={`#${id}-ready`} className={textLinkLook}>
                {left === 1 ? '1 step left' : `${left} steps left`}
              </a>
            ) : (
              `${writeWhole(basket.totalCredits)} credits`
            )
          }
        >
          {button}
        </ActFoot>
      )}
    </>
  )
}
