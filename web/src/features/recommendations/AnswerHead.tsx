import { writePercent } from '@ledgerleaf/contract/percent'
import type { Recommendation, RecommendedBasket } from '@ledgerleaf/contract/recommendations'
import { type ReactNode, useId } from 'react'
import { saySmallLines } from '../../nouns/recommendation/words.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { cn } from '../../ui/cn.ts'
import { writeCents, writeRoundDollars, writeWhole } from '../../ui/format.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { HeadSkeleton } from './BasketSkeletons.tsx'
import type { ChosenAnswer } from './choose-answer.ts'
import { OldAnswer } from './OldAnswer.tsx'
import { type WishText, wayToSubscribe } from './wish-params.ts'

const budgetOf = ({ budget }: WishText): number | null => {
  const cents = Math.round(Number(budget.replaceAll(/[$,\s]/g, '')) * 100)
  return cents > 0 ? cents : null
}

/** Where a phone's foot leads to from the question. */
export const bestBasketId = 'best-basket'

type FactProps = { label: string; value: string; unit?: string; note?: ReactNode; isFirst?: boolean }

const Fact = ({ label, value, unit, note, isFirst = false }: FactProps) => {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div role="group" aria-labelledby={id} className="grid min-w-0 content-start gap-1">
      <p id={id} className="text-muted text-sm">
        {label}
      </p>
      <p
        className={cn(
          'font-display leading-none tracking-tight lining-nums tabular-nums [overflow-wrap:anywhere]',
          isFirst ? 'text-[clamp(2rem,7cqi,2.75rem)]' : 'text-2xl',
        )}
      >
        {value}
        {unit && <span className="ml-1.5 font-sans text-base text-muted tracking-normal">{unit}</span>}
      </p>
      {note && <p className="text-muted text-sm tabular-nums">{note}</p>}
    </div>
  )
}

// Below it a twelfth is no basket any more.
const monthlyLeast = 10

/** What every month would be, beside a price of all of it at once: the same again, where a twelfth may be meant. */
const EveryMonth = ({
  basket: { tonnes, totalCents },
  wish,
}: {
  basket: RecommendedBasket
  wish: WishText
}) => {
  const monthly = Math.ceil(tonnes / 12)
  return (
    <p className="text-muted text-sm">
      Every month is {writeWhole(tonnes)}&nbsp;t again each time, {writeCents(totalCents)} at the prices of
      now.
      {monthly >= monthlyLeast && (
        <>
          {' '}
          <TextLink to={wayToSubscribe(wish, monthly)}>
            A twelfth of it, {writeWhole(monthly)}&nbsp;t a month
          </TextLink>
        </>
      )}
    </p>
  )
}

type AnswerHeadProps = {
  data: Recommendation | undefined
  answer: ChosenAnswer
  wish: WishText
  isWrong: boolean
  isWaiting: boolean
  isTaking: boolean
  /** In place of the ways to buy it, where it would be bought for a figure that does not stand. */
  withheld: ReactNode
  onTake: (basket: RecommendedBasket) => void
}

/** What the best basket comes to, and the way to buy it: before why it is the best. */
export const AnswerHead = (props: AnswerHeadProps) => {
  const { data, answer, wish, isWrong, isWaiting, isTaking, withheld, onTake } = props
  const { basket, isOld } = answer
  if (!data || !basket)
    return isWaiting ? (
      <div role="status">
        <span className="sr-only">Working out the best basket</span>
        <HeadSkeleton />
      </div>
    ) : null
  const budgetCents = budgetOf(wish)
  const left = budgetCents === null ? null : budgetCents - basket.totalCents
  // Whoever asks for as much as a budget pays for, and names no end, lacks nothing.
  const isShort = data.market && !(wish.goal === 'tonnes' && wish.tonnes === '')
  return (
    <section id={bestBasketId} aria-label="The best basket" className="@container grid gap-3">
      {isOld && <OldAnswer isWrong={isWrong} />}
      <div
        aria-live="polite"
        data-old={isOld || undefined}
        className={cn(
          'grid gap-5 border-leaf border-t-2 bg-sheet p-5 transition-opacity @xl:px-7',
          isOld && 'opacity-60 grayscale',
        )}
      >
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
          <Fact
            isFirst
            label="Total"
            value={writeRoundDollars(basket.totalCents / 100)}
            note={
              left === null
                ? `${writeCents(Math.round(basket.totalCents / basket.tonnes))} a tonne`
                : `${writeCents(left)} of the budget are left`
            }
          />
          {withheld || (
            <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:flex-auto">
              <Button
                busy={isTaking}
                busyLabel="Opening the checkout"
                disabled={isOld}
                onClick={() => onTake(basket)}
              >
                Buy this basket
              </Button>
              {!isOld && (
                <ButtonLink to={wayToSubscribe(wish, basket.tonnes)} variant="outline">
                  Buy it every month
                </ButtonLink>
              )}
            </div>
          )}
        </div>
        {!withheld && !isOld && <EveryMonth basket={basket} wish={wish} />}
        <div className="grid grid-cols-3 @md:gap-5 gap-3 border-hairline border-t pt-4">
          <Fact
            label="Covers"
            value={writeWhole(basket.tonnes)}
            unit="t"
            note={
              isShort && data.market
                ? `${writePercent(basket.tonnes, data.market.wantedTonnes)} of what you want to cover`
                : undefined
            }
          />
          <Fact label="Removals" value={writePercent(basket.removalPercent, 100)} />
          <Fact
            label="Mean score"
            value={basket.scoreMean === null ? '–' : basket.scoreMean.toFixed(1)}
            note={basket.scoreMean === null ? 'Not every project here has been scored' : undefined}
          />
        </div>
        <p className="text-muted text-sm">
          Proven best among {data.listings.toLocaleString('en-US')} open listings at{' '}
          <time dateTime={data.asOf}>
            {new Date(data.asOf).toLocaleTimeString('en-US', { timeStyle: 'short' })}
          </time>
          .{saySmallLines(basket.tonnes)} Nothing is reserved until you order.
        </p>
      </div>
    </section>
  )
}
