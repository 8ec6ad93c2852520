import { writePercent } from '@ledgerleaf/contract/percent'
import type { Alternative, Recommendation, RecommendedBasket } from '@ledgerleaf/contract/recommendations'
import { type ReactNode, useId } from 'react'
import { parseWhole } from '../../forms/parse-dollars.ts'
import { saySmallLines } from '../../nouns/recommendation/words.ts'
import { Button } from '../../ui/Button.tsx'
import { buttonLook } from '../../ui/button-look.ts'
import { cn } from '../../ui/cn.ts'
import { writeCents, writeCount, writeRoundDollars, writeWhole } from '../../ui/format.ts'
import { Heading } from '../../ui/Heading.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { HeadSkeleton } from './BasketSkeletons.tsx'
import type { ChosenAnswer } from './choose-answer.ts'
import { OldAnswer } from './OldAnswer.tsx'
import { sayVerdict } from './say-verdict.ts'
import { type WishText, wayToSubscribe } from './wish-params.ts'

const budgetOf = ({ budget }: WishText): number | null => {
  const cents = Math.round(Number(budget.replaceAll(/[$,\s]/g, '')) * 100)
  return cents > 0 ? cents : null
}

/** What it is the best of, under every limit that is set. */
const bestWords: Record<WishText['goal'], string> = {
  cost: 'Cheapest within your limits',
  quality: 'Best quality within your limits',
  tonnes: 'Most tonnes within your limits',
}

/** Where a phone's foot leads to from the question. */
export const bestBasketId = 'best-basket'
/** Where the card of another basket stands. */
export const otherBasketId = (number: number): string => `other-basket-${number}`

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

/** The quiet way beside buying all of it at once: a twelfth each month, or the same again where a twelfth is no basket. */
const OverMonths = ({ basket: { tonnes }, wish }: { basket: RecommendedBasket; wish: WishText }) => {
  const monthly = Math.ceil(tonnes / 12)
  const isTwelfth = monthly >= monthlyLeast
  return (
    <TextLink
      to={wayToSubscribe(wish, isTwelfth ? monthly : tonnes)}
      className="inline-flex min-h-11 items-center text-note"
    >
      {/* A subscription knows no share of one project and no number of them: it is another basket than this one. */}
      Or {writeWhole(isTwelfth ? monthly : tonnes)}&nbsp;t a month, the cheapest each time
    </TextLink>
  )
}

/** What keeps it from being beaten by another basket, and the way to that one. */
const VerdictLine = ({
  basket,
  others,
  wish,
}: Pick<AnswerHeadProps, 'others' | 'wish'> & { basket: RecommendedBasket }) => {
  const verdict = sayVerdict(basket, others, parseWhole(wish.share) ?? null)
  if (!verdict) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-leaf border-l-2 py-1 pl-4">
      <p className="min-w-0 flex-1 basis-72 text-note tabular-nums">{verdict.says}</p>
      <a href={`#${otherBasketId(verdict.number)}`} className={buttonLook('outline', 'small')}>
        See that basket
      </a>
    </div>
  )
}

type AnswerHeadProps = {
  data: Recommendation | undefined
  answer: ChosenAnswer
  /** Other baskets for the same tonnes, in the order of their cards; none while they answer an older question. */
  others: readonly Alternative[]
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
  const { data, answer, others, wish, isWrong, isWaiting, isTaking, withheld, onTake } = props
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
      <Heading level={2} look="small" className="pb-1">
        {isOld ? 'Your last basket' : bestWords[wish.goal]}
      </Heading>
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
            <div className="flex flex-wrap items-center gap-x-5 gap-y-2 max-sm:w-full max-sm:[&>button]:flex-auto">
              <Button
                busy={isTaking}
                busyLabel="Opening the checkout"
                disabled={isOld}
                onClick={() => onTake(basket)}
              >
                Buy this basket
              </Button>
              {!isOld && <OverMonths basket={basket} wish={wish} />}
            </div>
          )}
        </div>
        {!isOld && <VerdictLine basket={basket} others={others} wish={wish} />}
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
          Proven best within your limits among {writeCount(data.listings, 'open listing')} at{' '}
          <time dateTime={data.asOf}>
            {new Date(data.asOf).toLocaleTimeString('en-US', { timeStyle: 'short' })}
          </time>
          .{saySmallLines(basket.tonnes)} Nothing is reserved until you order.
        </p>
      </div>
    </section>
  )
}
