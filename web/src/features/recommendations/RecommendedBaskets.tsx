import type { RecommendedBasket } from '@ledgerleaf/contract/recommendations'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { writeCents, writeWhole } from '../../ui/format.ts'
import { Heading } from '../../ui/Heading.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { toast } from '../../ui/toast.ts'
import { findCoverable, spreadFrom } from './find-coverable.ts'
import { keepBasket } from './queries.ts'
import { alternativeWords } from './words.ts'

type CardProps = {
  title: string
  why: string
  basket: RecommendedBasket
  busy: boolean
  onTake: (basket: RecommendedBasket) => void
}

const linesMax = 4

const Card = ({ title, why, basket, busy, onTake }: CardProps) => (
  <article className="grid grid-rows-[auto_1fr_auto] gap-5 border-edge border-t-2 bg-sheet p-5">
    <div className="grid gap-1">
      <Heading level={3} look="small">
        {title}
      </Heading>
      <p className="text-muted text-sm">{why}</p>
      <p className="pt-2 font-[480] font-display text-3xl tabular-nums">{writeCents(basket.totalCents)}</p>
      <p className="text-muted text-sm tabular-nums">
        {writeCents(Math.round(basket.totalCents / basket.tonnes))} a tonne ·{' '}
        {basket.removalPercent.toFixed(0)} % removals
        {basket.scoreMean !== null && ` · score ${basket.scoreMean.toFixed(0)}`}
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
        <li className="text-muted">and {basket.lines.length - linesMax} more listings</li>
      )}
    </ul>
    <Button disabled={busy} onClick={() => onTake(basket)} aria-label={`Buy this basket: ${title}`}>
      Buy this basket
    </Button>
  </article>
)

/** What the optimiser recommends for a footprint: the cheapest basket and its alternatives, each ready to be bought. */
export const RecommendedBaskets = ({ footprint }: { footprint: number }) => {
  const navigate = useNavigate()
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['recommendations', 'footprint', footprint],
    queryFn: ({ signal }) => findCoverable(footprint, signal),
    staleTime: 60_000,
  })
  const take = useMutation({
    mutationFn: keepBasket,
    onSuccess: (id) => navigate(`/buy/${id}`),
    onError: (error) => void toast.error(error.message),
  })
  if (!data && isError)
    return <ErrorState title="No recommendation yet" onRetry={() => void refetch()} busy={isFetching} />
  if (!data)
    return (
      <div role="status" className="grid gap-6 lg:grid-cols-3">
        <span className="sr-only">Working out the best baskets</span>
        <Skeleton className="h-72 w-full" />
        <Skeleton className="h-72 w-full" />
        <Skeleton className="h-72 w-full" />
      </div>
    )
  const { tonnes, recommendation } = data
  const { basket, alternatives, listings } = recommendation
  if (!basket) return <Notice tone="attention">No basket can be made of what is on sale right now.</Notice>
  const isPart = tonnes < Math.ceil(footprint)
  return (
    <section aria-label="Recommended for your report" className="grid gap-6">
      <div className="grid gap-2">
        <Heading level={2}>Recommended for your report</Heading>
        <p className="max-w-text text-muted">
          {isPart
            ? `There are not ${writeWhole(Math.ceil(footprint))} credits on sale. These baskets cover ${writeWhole(tonnes)} t of it.`
            : `These baskets cover ${writeWhole(tonnes)} t.`}{' '}
          Proven best among {writeWhole(listings)} open listings.{' '}
          <TextLink to={`/recommendations?tonnes=${tonnes}`}>Set your own limits</TextLink>
        </p>
      </div>
      <div className="grid gap-6 lg:grid-cols-3">
        <Card
          title="Least cost"
          why={
            tonnes < spreadFrom
              ? 'Nothing on sale covers it for less.'
              : 'Three projects, none with more than half: nothing on sale covers it for less.'
          }
          basket={basket}
          busy={take.isPending}
          onTake={take.mutate}
        />
        {alternatives.slice(0, 2).map((one) => (
          <Card
            key={one.kind}
            title={alternativeWords[one.kind]}
            why={one.change}
            basket={one.basket}
            busy={take.isPending}
            onTake={take.mutate}
          />
        ))}
      </div>
    </section>
  )
}
