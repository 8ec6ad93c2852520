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
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { keepBasket } from '../../nouns/basket/keep-basket.ts'
import { useHad } from '../../nouns/dashboard/use-had.ts'
import { recommendationQueries } from '../../nouns/recommendation/queries.ts'
import { alternativeWords, saySmallLines } from '../../nouns/recommendation/words.ts'
import { Button } from '../../ui/Button.tsx'
import { cn } from '../../ui/cn.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { writeWhole } from '../../ui/format.ts'
import { Notice } from '../../ui/Notice.tsx'
import { Part } from '../../ui/Part.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { toast } from '../../ui/toast.ts'
import { usePhone } from '../../ui/use-phone.ts'
import { CardSkeleton } from './BasketSkeletons.tsx'
import { nameAlternative, orderAlternatives } from './order-alternatives.ts'
import { RecommendedCard } from './RecommendedCard.tsx'
import { sayBinding, sayShare } from './say-market.ts'
import { firstWish, parseWish } from './wish-params.ts'

/** What is offered before anybody has chosen is what the page of recommendations offers then. */
const useFirstAnswer = (tonnes: number) => {
  const parsed = parseWish(firstWish, new Date().getFullYear(), tonnes)
  const wish = 'wish' in parsed && tonnes > 0 ? parsed.wish : null
  const whole = useQuery({ ...recommendationQueries.of(wish), staleTime: 60_000 })
  // Where there is not enough on sale, what there is.
  const isShort = whole.data?.basket === null && (whole.data.market?.coverableTonnes ?? 0) > 0
  const part = useQuery({
    ...recommendationQueries.of(wish && isShort ? { ...wish, goal: 'tonnes' } : null),
    staleTime: 60_000,
  })
  return isShort ? part : whole
}

type Way = { name: string; title: string; why: string; basket: RecommendedBasket }

const waysOf = ({ basket, alternatives }: Recommendation): Way[] => {
  if (!basket) return []
  const first = {
    name: 'Recommended',
    title: 'Recommended: spread, at the lowest price',
    why: `The lowest price that spreads it: at least ${firstWish.projects} projects of ${projectPercentLeast} % or more each, none with more than ${firstWish.share} %.`,
    basket,
  }
  const others = orderAlternatives(alternatives, basket).slice(0, 2)
  return [
    first,
    ...others.map((one) => ({
      name: alternativeWords[one.kind],
      title: nameAlternative(one, basket),
      why: one.change,
      basket: one.basket,
    })),
  ]
}

/** Side by side where there is room; one at a time, by a switch, where there is not. */
const Ways = ({ ways }: { ways: readonly Way[] }) => {
  const navigate = useNavigate()
  const isPhone = usePhone()
  const [chosen, setChosen] = useState(0)
  const take = useMutation({
    mutationFn: ({ lines }: RecommendedBasket) => keepBasket(lines),
    onSuccess: (address) => navigate(address),
    onError: (error) => void toast.error(error.message),
  })
  const shown = isPhone ? ways.slice(chosen, chosen + 1) : ways
  return (
    <div className="grid gap-4">
      {isPhone && ways.length > 1 && (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">Which basket to see</legend>
          {ways.map(({ name }, at) => (
            <Button
              key={name}
              size="small"
              variant={at === chosen ? 'primary' : 'outline'}
              aria-pressed={at === chosen}
              onClick={() => setChosen(at)}
              className="min-h-11!"
            >
              {name}
            </Button>
          ))}
        </fieldset>
      )}
      <div className={cn('grid gap-6', ways.length === 3 ? 'lg:grid-cols-3' : 'md:grid-cols-2')}>
        {shown.map(({ title, why, basket }) => (
          <RecommendedCard
            key={title}
            title={title}
            why={why}
            basket={basket}
            all={ways.map((one) => one.basket)}
            shareMax={Number(firstWish.share)}
            isOther={!isPhone && basket !== ways[0]?.basket}
            busy={take.isPending}
            onTake={take.mutate}
          />
        ))}
      </div>
    </div>
  )
}

type OfferedProps = { coverable: Coverable; covered: Covered; had: number; isAlone: boolean }

const Offered = ({ coverable, covered, had, isAlone }: OfferedProps) => {
  const left = leftToCover(covered.credits, had)
  const { data, isError, isFetching, isPlaceholderData, refetch } = useFirstAnswer(left)
  if (!data && isError)
    return <ErrorState title="No recommendation yet" onRetry={() => void refetch()} busy={isFetching} />
  // Figures that were corrected since make another basket: the one before is not offered meanwhile.
  if (!data || isPlaceholderData) return waiting
  const { basket, market, listings } = data
  const of = coverable.scope1 || coverable.scope2.length > 0 ? 'Scope 1 and 2' : 'the reported total'
  return (
    <Part id="recommended" title="Recommended for your report">
      <p className="max-w-text text-pretty text-muted">
        For <strong className="font-medium text-ink">{writeWhole(left)} t</strong>,{' '}
        {had > 0 ? `not yet covered in ${of} of ${coverable.year}` : `${of} of ${coverable.year}`}.
        {basket && ` Proven best among ${writeWhole(listings)} open listings.${saySmallLines(basket.tonnes)}`}{' '}
        <TextLink to={wayToCover(coverable, firstChoice(coverable))}>
          Choose what to cover and set your own limits
        </TextLink>
      </p>
      {isAlone && (
        <p className="max-w-text text-pretty text-muted">
          {sayCover(coverable, covered)}
          {had > 0 && ` You have ${writeWhole(had)} t of it already.`}
        </p>
      )}
      {market && (
        <p className="max-w-text border-ochre border-l-2 pl-4 text-muted">
          {sayShare(market)} {sayBinding(market)}
          {basket && ` These baskets cover ${writeWhole(basket.tonnes)} t.`}
        </p>
      )}
      {basket && <Ways ways={waysOf(data)} />}
    </Part>
  )
}

const waiting = (
  <div role="status" className="grid gap-6 lg:grid-cols-3">
    <span className="sr-only">Working out the best baskets</span>
    <CardSkeleton />
  </div>
)

type OfferForReportProps = {
  analysis: Analysis
  /** Nothing else on the page says what there is to cover and why: then this does, and says too where nothing is open. */
  isAlone?: boolean
}

/** Baskets for what is open in Scope 1 and 2 of a report's year. */
export const OfferForReport = ({ analysis, isAlone = false }: OfferForReportProps) => {
  const coverable = coverableOf(analysis, null)
  const had = useHad(analysis.id, coverable?.year ?? null)
  if (!coverable) return null
  const covered = coverOf(coverable, firstChoice(coverable))
  if (covered.credits === 0)
    return isAlone ? (
      <Notice title="What would you like to cover?">
        The report gives no tonnes of Scope 1 or Scope 2.{' '}
        <TextLink to={wayToCover(coverable, {})}>Choose from what it gives</TextLink>
      </Notice>
    ) : null
  if (had === null) return waiting
  if (had >= covered.credits)
    return isAlone ? (
      <Notice title={`You have ${writeWhole(had)} t for ${coverable.year} already.`}>
        {sayCover(coverable, covered)}{' '}
        <TextLink to={wayToCover(coverable, {})}>Cover more of the footprint</TextLink>
      </Notice>
    ) : null
  return <Offered coverable={coverable} covered={covered} had={had} isAlone={isAlone} />
}
