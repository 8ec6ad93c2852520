import type { Plan } from '@ledgerleaf/contract/catalogue'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useId } from 'react'
import { basketQueries } from '../../nouns/basket/queries.ts'
import { TermsLine } from '../../nouns/terms/TermsLine.tsx'
import { useTerms } from '../../nouns/terms/use-terms.ts'
import { Button } from '../../ui/Button.tsx'
import { Guilloche } from '../../ui/Guilloche.tsx'
import { Heading } from '../../ui/Heading.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { PlanInside } from './PlanInside.tsx'
import { PlanProgress } from './PlanProgress.tsx'
import { progressOf } from './progress-of.ts'

const dollars = (cents: number) => `$${cents / 100}`

type PlanCardProps = {
  plan: Plan
  number: number
  isProcessing: boolean
  /** This plan or another is on its way to the checkout. */
  isWaiting: boolean
  onStart: () => void
}

/** A plan as a share certificate: its border, its number, its face value, and what stands behind it. */
export const PlanCard = ({ plan, number, isProcessing, isWaiting, onStart }: PlanCardProps) => {
  const id = useId()
  const { data: basket, isLoading } = useQuery(basketQueries.one(plan.id))
  const terms = useTerms(['buyers'])
  return (
    <article
      aria-labelledby={id}
      className="ruled relative isolate grid grid-rows-[repeat(4,auto)_1fr_auto] border border-edge bg-sheet lg:row-span-6 lg:grid-rows-subgrid lg:gap-y-0"
    >
      <div className="relative isolate grid content-start gap-1 overflow-clip border-hairline border-b px-6 pt-7 pb-5">
        <Guilloche className="absolute inset-x-0 top-0 -z-10 h-6 bg-leaf/45" />
        <p className="mt-4 flex justify-between font-mono text-eyebrow text-muted">
          <span>Limited Time Welcome Offer</span>
          <span aria-hidden="true">No. {number}</span>
        </p>
        <Heading level={3} id={id} look="section">
          {plan.title}
        </Heading>
        <p className="text-muted">{plan.subtitle}</p>
      </div>
      <p className="flex items-baseline gap-3 px-6 pt-5">
        <span className="sr-only">Price now:</span>
        <strong className="font-[480] font-display text-5xl tabular-nums tracking-tight">
          {dollars(plan.priceCents)}
        </strong>
        <span className="sr-only">Price before:</span>
        <s className="text-muted text-xl tabular-nums">{dollars(plan.oldPriceCents)}</s>
      </p>
      <ul className="grid content-start gap-2.5 px-6 pt-5 pb-6 text-note">
        {plan.features.map((feature) => (
          <li key={feature} className="flex gap-2.5">
            <Check aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-leaf" strokeWidth={1.75} />
            {feature}
          </li>
        ))}
      </ul>
      {/* Takes its row also while it is empty: the cards stand level line by line. */}
      <div className="px-6">
        <PlanInside basket={basket} isLoading={isLoading} />
      </div>
      <div className="px-6 pt-6 pb-7">
        <PlanProgress progress={progressOf(plan, basket)} />
      </div>
      <div className="grid gap-4 px-6 pb-6">
        {basket?.soldOut && (
          <Notice tone="attention" title="Sold out for now">
            {basket.soldOutReason}
          </Notice>
        )}
        <Button
          className="w-full"
          busy={isProcessing}
          disabled={isWaiting || basket?.soldOut}
          busyLabel="Processing"
          aria-describedby={id}
          onClick={onStart}
        >
          {plan.cta}
        </Button>
        <TermsLine by="going on to pay" terms={terms} />
      </div>
    </article>
  )
}
