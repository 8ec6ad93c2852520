import type { BasketAnswer, RecommendedBasket } from '@ledgerleaf/contract/recommendations'
import { useQuery } from '@tanstack/react-query'
import { useSiteInfo } from '../../api/site.ts'
import { kindFill } from '../../nouns/project/kind-look.ts'
import { recommendationQueries } from '../../nouns/recommendation/queries.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { writeCents, writeCount, writeWhole } from '../../ui/format.ts'
import { Logo } from '../../ui/Logo.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { embedWish, wayToRecommendation } from './embed-wish.ts'
import { OpenCheckout } from './OpenCheckout.tsx'

/** A frame is low: the largest lines are named, and the rest counted. */
const namedMax = 2

const Inside = ({ basket: { lines, tonnes, totalCents } }: { basket: RecommendedBasket }) => {
  const sorted = lines.toSorted((one, other) => other.quantity - one.quantity)
  const more = sorted.length - namedMax
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
        <p className="font-display text-[2.5rem] leading-none tracking-tight lining-nums">
          {writeCents(totalCents)}
        </p>
        <p className="text-right text-muted text-sm tabular-nums">
          {writeCents(Math.round(totalCents / tonnes))} a tonne
        </p>
      </div>
      <div aria-hidden="true" className="flex h-3 gap-0.5">
        {sorted.map(({ listingId, category, quantity }) => (
          <span key={listingId} style={{ flexGrow: quantity, background: kindFill(category) }} />
        ))}
      </div>
      <ul className="grid gap-1 text-sm">
        {sorted.slice(0, namedMax).map(({ listingId, projectName, category, grade, quantity }) => (
          <li key={listingId} className="grid grid-cols-[0.5rem_minmax(0,1fr)_auto] items-baseline gap-x-2.5">
            <span aria-hidden="true" className="size-2" style={{ background: kindFill(category) }} />
            <span className="truncate">{projectName}</span>
            <span className="text-muted tabular-nums">
              {grade ? `grade ${grade}, ` : ''}
              {writeWhole(quantity)} t
            </span>
          </li>
        ))}
        {more > 0 && <li className="pl-[1.125rem] text-muted">and {writeCount(more, 'more project')}</li>}
      </ul>
    </>
  )
}

const Body = ({ answer, params }: { answer: BasketAnswer; params: URLSearchParams }) => {
  const { basket } = answer
  if (!basket || basket.tonnes === 0)
    return (
      <p className="text-note">
        No basket on sale keeps this now.{' '}
        <a
          href={wayToRecommendation(params)}
          target="_blank"
          rel="noopener"
          className="text-leaf-strong underline"
        >
          See what there is
        </a>
      </p>
    )
  return (
    <>
      <Inside basket={basket} />
      {basket.unheld.map(({ says }) => (
        <p key={says} className="text-muted text-sm">
          {says}
        </p>
      ))}
      <OpenCheckout lines={basket.lines} params={params} />
    </>
  )
}

/** What so many tonnes or dollars are now, for the sites of others. Nothing is paid inside a frame: buying opens on our own page. */
export const CheckoutCard = ({ params }: { params: URLSearchParams }) => {
  const asked = embedWish(params, new Date().getUTCFullYear())
  const wish = 'wish' in asked ? asked.wish : null
  const { data, isError, error, isFetching, refetch } = useQuery(recommendationQueries.basket(wish))
  const site = useSiteInfo()
  const isByMoney = params.has('dollars')
  const tonnes = data?.basket?.tonnes ?? (isByMoney ? null : wish?.tonnes)
  return (
    <section className="m-px grid min-h-[min(calc(100dvh-4px),25.5rem)] content-between gap-4 border border-edge border-t-2 border-t-leaf bg-sheet p-5 text-ink">
      <div className="grid gap-4">
        <div className="flex items-center justify-between gap-4">
          <Logo className="scale-90 origin-left" />
          {site?.sandboxPayments && (
            <span className="border border-attention px-1.5 py-0.5 text-attention text-sm">Sandbox</span>
          )}
        </div>
        <h1 className="text-lg leading-snug">
          {tonnes === null || tonnes === undefined
            ? 'Carbon credits'
            : `${writeCount(tonnes, 'tonne')} of CO2e${isByMoney ? `, for ${writeCents(wish?.budgetCents ?? 0)} at most` : ''}`}
        </h1>
        <div className="grid gap-3" aria-live="polite">
          {'wrong' in asked ? (
            <p className="text-error text-note">{asked.wrong}</p>
          ) : data ? (
            <Body answer={data} params={params} />
          ) : isError ? (
            <ErrorState text={error.message} onRetry={() => void refetch()} busy={isFetching} />
          ) : (
            <div role="status">
              <span className="sr-only">Working out the basket</span>
              <Skeleton className="h-36 w-full" />
            </div>
          )}
        </div>
      </div>
      <p className="text-muted text-sm">
        Prices of this minute, before any VAT. {site?.sandboxPayments ? 'No money moves here. ' : ''}
        <a
          href={wayToRecommendation(params)}
          target="_blank"
          rel="noopener"
          className="text-leaf-strong underline decoration-leaf/50 underline-offset-4"
        >
          Choose differently
        </a>
      </p>
    </section>
  )
}
