import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { keepBasket, recommendationQueries } from './queries.ts'
import { RecommendationResult } from './RecommendationResult.tsx'
import { WishForm } from './WishForm.tsx'
import { parseWish, readWish, type WishText, writeWish } from './wish-params.ts'

// Long enough that a number being typed is asked about once, short enough to feel immediate.
const settleMs = 300

/** What is typed, a moment after the typing stopped. */
const useSettled = (wish: WishText): WishText => {
  const [settled, setSettled] = useState(wish)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(wish), settleMs)
    return () => clearTimeout(timer)
  }, [wish])
  return settled
}

export const Recommendations = () => {
  const [params, setParams] = useSearchParams()
  const [wish, setWish] = useState(() => readWish(params))
  const settled = useSettled(wish)
  const navigate = useNavigate()
  const parsed = parseWish(settled, new Date().getFullYear())
  const query = useQuery(recommendationQueries.of('wish' in parsed ? parsed.wish : null))
  const take = useMutation({
    mutationFn: keepBasket,
    onSuccess: (id) => navigate(`/buy/${id}`),
    onError: (error) => void toast.error(error.message),
  })

  const change = (next: WishText) => {
    setWish(next)
    setParams(writeWish(next), { replace: true, preventScrollReset: true })
  }

  return (
    <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <WishForm wish={wish} errors={'errors' in parsed ? parsed.errors : {}} onChange={change} />
      <div aria-live="polite" aria-busy={query.isFetching} className="min-w-0">
        {query.data && (
          <RecommendationResult
            recommendation={query.data}
            isForQuality={settled.goal === 'quality'}
            isTaking={take.isPending}
            onTake={(basket) => take.mutate(basket)}
          />
        )}
        {!query.data && query.isError && (
          <ErrorState
            title="No answer yet"
            text={query.error.message}
            onRetry={() => void query.refetch()}
            busy={query.isFetching}
          />
        )}
        {!query.data && !query.isError && (
          <div role="status" className="grid gap-6">
            <span className="sr-only">Working out the best basket</span>
            <Skeleton className="h-28 w-full" />
            <Skeleton className="h-72 w-full" />
          </div>
        )}
      </div>
    </div>
  )
}
