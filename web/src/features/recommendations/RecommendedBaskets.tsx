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
import { writePercent } from '@ledgerleaf/contract/percent'
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
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { writeCents, writeWhole } from '../../ui/format.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { toast } from '../../ui/toast.ts'
import { nameAlternative, orderAlternatives } from './order-alternatives.ts'
import { sayBinding, sayShare } from './say-market.ts'
import { firstWish, parseWish } from './wish-params.ts'

type CardProps = {
  title: string
  why: string
  basket: RecommendedBasket
  /** Beside the one that is recommended. */
  isOther?: boolean
  busy: boolean
  onTake: (basket: RecommendedBasket) => void
}

const linesMax = 4

const Card = ({ title, why, basket, isOther = false, busy, onTake }: CardProps) => (
  <article className="grid grid-rows-[auto_1fr_auto] gap-5 border-edge border-t-2 bg-sheet p-5">
    <div className="grid gap-1">
      <Heading level={3} look="small">
        {title}
      </Heading>
      <p className="text-muted text-sm">{why}</p>
      {basket.unheld.map(({ says }) => (
        <p key={says} className="border-ochre border-l-2 pl-3 text-sm">
          {says}
        </p>
      ))}
      <p className="pt-2 font-[480] font-display text-3xl tabular-nums">{writeCents(basket.totalCents)}</p>
      <p className="text-muted text-sm tabular-nums">
        {writeCents(Math.round(basket.totalCents / basket.tonnes))} a tonne ·{' '}
        {writePercent(basket.removalPercent, 100)} removals
        {basket.scoreMean !== null && ` · score ${basket.scoreMean.toFixed(1)}`}
      </p>
    </div>
    <ul className="grid content-start gap-2 border-hairline border-t pt-4 text-sm">
      {basket.lines.slice(0, linesMax).map(({ listingId, projectId, projectName, quantity, vintage }) => (
        <li key={listingId} className="flex justify-between gap-4">
          <TextLink to={`/projects/${projectId}`}>
            {projectName}, {vintage}
          </TextLink>
          <span className="font-mono tabular-nums">{writeWhole(quantity)}</span>
        </li>
      ))}
      {basket.lines.length > linesMax && (
        <li className="text-muted">
          and {basket.lines.length - linesMax} more{' '}
          {basket.lines.length - linesMax === 1 ? 'listing' : 'listings'}
        </li>
      )}
    </ul>
    <Button
      variant={isOther ? 'outline' : 'primary'}
      disabled={busy}
      onClick={() => onTake(basket)}
      aria-label={`Buy this basket: ${title}`}
    >
      Buy this basket
    </Button>
  </article>
)

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
          {basket && `Proven best among ${writeWhole(listings)} open listings. `}
          <TextLink to={way}>Choose what to cover and set your own limits</TextLink>
        </p>
      </div>
      {basket && (
        <div className="grid gap-6 lg:grid-cols-3">
          <Card
            title="Recommended"
            why={`The lowest price that spreads it: at least ${firstWish.projects} projects of ${projectPercentLeast} % or more each, none with more than ${firstWish.share} %.`}
            basket={basket}
            busy={take.isPending}
            onTake={take.mutate}
          />
          {orderAlternatives(alternatives, basket)
            .slice(0, 2)
            .map((one) => (
              <Card
                key={one.kind}
                isOther
                title={nameAlternative(one, basket)}
                why={one.change}
                basket={one.basket}
                busy={take.isPending}
                onTake={take.mutate}
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
    <Skeleton className="h-72 w-full" />
    <Skeleton className="h-72 w-full" />
    <Skeleton className="h-72 w-full" />
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
