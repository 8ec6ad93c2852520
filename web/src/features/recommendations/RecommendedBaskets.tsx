import type { Analysis } from '@ledgerleaf/contract/analysis'
import { wayToCover } from '@ledgerleaf/contract/cover-address'
import { sayCover } from '@ledgerleaf/contract/cover-words'
import { leftToCover } from '@ledgerleaf/contract/cover-year'
import {
  type Coverable,
  type Covered,
  coverableOf,
  coverOf,
  firstChoice,
} from '@ledgerleaf/contract/coverage'
import {
  projectPercentLeast,
  type Recommendation,
  type RecommendedBasket,
} from '@ledgerleaf/contract/recommendations'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { keepBasket } from '../../nouns/basket/keep-basket.ts'
import { useHad } from '../../nouns/dashboard/use-had.ts'
import { recommendationQueries } from '../../nouns/recommendation/queries.ts'
import { saySmallLines } from '../../nouns/recommendation/words.ts'
import { cn } from '../../ui/cn.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { writeWhole } from '../../ui/format.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { toast } from '../../ui/toast.ts'
import { CardSkeleton } from './BasketSkeletons.tsx'
import { nameAlternative, orderAlternatives } from './order-alternatives.ts'
import { RecommendedCard } from './RecommendedCard.tsx'
import { sayBinding, sayShare } from './say-market.ts'
import { firstWish, parseWish } from './wish-params.ts'

/** `had`: what the buyer has of it already, so that nobody is sold the same tonnes twice. */
type Chosen = { coverable: Coverable; covered: Covered; had: number }

/** What this page offers before anybody has chosen is what the page of recommendations offers then. */
const useFirstAnswer = ({ covered, had }: Chosen) => {
  const left = leftToCover(covered.credits, had)
  const parsed = parseWish(firstWish, new Date().getFullYear(), left)
  const wish = 'wish' in parsed && left > 0 ? parsed.wish : null
  const whole = useQuery({ ...recommendationQueries.of(wish), staleTime: 60_000 })
  // Where there is not enough on sale, what there is.
  const isShort = whole.data?.basket === null && (whole.data.market?.coverableTonnes ?? 0) > 0
  const part = useQuery({
    ...recommendationQueries.of(wish && isShort ? { ...wish, goal: 'tonnes' } : null),
    staleTime: 60_000,
  })
  return isShort ? part : whole
}

type FullProps = Chosen & { recommendation: Recommendation }

const Full = ({ coverable, covered, had, recommendation }: FullProps) => {
  const navigate = useNavigate()
  const take = useMutation({
    mutationFn: ({ lines }: RecommendedBasket) => keepBasket(lines),
    onSuccess: (address) => navigate(address),
    onError: (error) => void toast.error(error.message),
  })
  const { basket, alternatives, market, listings } = recommendation
  const left = leftToCover(covered.credits, had)
  const way = wayToCover(coverable, firstChoice(coverable))
  const shown = basket ? orderAlternatives(alternatives, basket).slice(0, 2) : []
  const all = basket ? [basket, ...shown.map((one) => one.basket)] : []
  const card = (one: RecommendedBasket) => ({
    basket: one,
    all,
    shareMax: Number(firstWish.share),
    busy: take.isPending,
    onTake: take.mutate,
  })
  return (
    <section aria-label="Recommended for your report" className="grid gap-6">
      <div className="grid gap-2">
        <Heading level={2}>Recommended for your report</Heading>
        <p className="max-w-text text-lg">{sayCover(coverable, covered)}</p>
        {had > 0 && (
          <p className="max-w-text">
            {writeWhole(covered.credits)} t, less {writeWhole(had)} t you already have for {coverable.year}:{' '}
            <strong className="font-medium">{writeWhole(left)} t are still open</strong>
          </p>
        )}
        {market && (
          <p className="max-w-text border-ochre border-l-2 pl-4 text-muted">
            {sayShare(market)} {sayBinding(market)}
            {basket && ` These baskets cover ${writeWhole(basket.tonnes)} t.`}
          </p>
        )}
        <p className="max-w-text text-muted">
          {basket &&
            `Proven best among ${writeWhole(listings)} open listings.${saySmallLines(basket.tonnes)} `}
          <TextLink to={way}>Choose what to cover and set your own limits</TextLink>
        </p>
      </div>
      {basket && (
        <div className={cn('grid gap-6', shown.length === 2 ? 'lg:grid-cols-3' : 'md:grid-cols-2')}>
          <RecommendedCard
            title="Recommended: spread, at the lowest price"
            why={`The lowest price that spreads it: at least ${firstWish.projects} projects of ${projectPercentLeast} % or more each, none with more than ${firstWish.share} %.`}
            {...card(basket)}
          />
          {shown.map((one) => (
            <RecommendedCard
              key={one.kind}
              isOther
              title={nameAlternative(one, basket)}
              why={one.change}
              {...card(one.basket)}
            />
          ))}
        </div>
      )}
    </section>
  )
}

const waiting = (
  <div role="status" className="grid gap-6 lg:grid-cols-3">
    <span className="sr-only">Working out the best baskets</span>
    <CardSkeleton />
    <CardSkeleton />
    <CardSkeleton />
  </div>
)

const Answered = (chosen: Chosen) => {
  const { data, isError, isFetching, isPlaceholderData, refetch } = useFirstAnswer(chosen)
  if (!data && isError)
    return <ErrorState title="No recommendation yet" onRetry={() => void refetch()} busy={isFetching} />
  // Figures that were corrected since make another basket: the one before is not offered meanwhile.
  if (!data || isPlaceholderData) return waiting
  return <Full {...chosen} recommendation={data} />
}

/** What the optimiser recommends for a report: Scope 1 and 2 of its headline's year, until the buyer chooses otherwise. */
export const RecommendedBaskets = ({ analysis }: { analysis: Analysis }) => {
  const coverable = coverableOf(analysis, null)
  const had = useHad(analysis.id, coverable?.year ?? null)
  if (!coverable) return null
  const covered = coverOf(coverable, firstChoice(coverable))
  if (covered.credits === 0)
    return (
      <Notice title="What would you like to cover?">
        The report gives no tonnes of Scope 1 or Scope 2.{' '}
        <TextLink to={wayToCover(coverable, {})}>Choose from what it gives</TextLink>
      </Notice>
    )
  if (had === null) return waiting
  if (had >= covered.credits)
    return (
      <Notice title={`You have ${writeWhole(had)} t for ${coverable.year} already.`}>
        {sayCover(coverable, covered)}{' '}
        <TextLink to={wayToCover(coverable, {})}>Cover more of the footprint</TextLink>
      </Notice>
    )
  return <Answered coverable={coverable} covered={covered} had={had} />
}
