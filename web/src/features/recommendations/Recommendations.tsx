import { type CoverAddress, readCover, writeCover } from '@ledgerleaf/contract/cover-address'
import type { RecommendedBasket } from '@ledgerleaf/contract/recommendations'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useSettled } from '../../forms/use-settled.ts'
import { useOwnFootprints } from '../../nouns/analysis/use-own-footprints.ts'
import { keepBasket } from '../../nouns/basket/keep-basket.ts'
import { openBases } from '../../nouns/dashboard/open-bases.ts'
import { deskQuery } from '../../nouns/dashboard/queries.ts'
import { useSession } from '../../nouns/person/use-session.ts'
import { recommendationQueries } from '../../nouns/recommendation/queries.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Part } from '../../ui/Part.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { useMedia } from '../../ui/use-media.ts'
import { Answer } from './Answer.tsx'
import { AnswerFoot } from './AnswerFoot.tsx'
import { AnswerHead } from './AnswerHead.tsx'
import { CannotAsk } from './CannotAsk.tsx'
import { CoverPanel } from './CoverPanel.tsx'
import { chooseAnswer } from './choose-answer.ts'
import { FoldedWhereNarrow } from './FoldedWhereNarrow.tsx'
import { loosenWish } from './loosen-wish.ts'
import { orderAlternatives } from './order-alternatives.ts'
import { PriceQuality } from './PriceQuality.tsx'
import { ReportChoice } from './ReportChoice.tsx'
import { CostsOfLimits, OtherWays } from './RestOfAnswer.tsx'
import { sayWish } from './say-limits.ts'
import { useCover } from './use-cover.ts'
import { useLastWish } from './use-last-wish.ts'
import { useThrottled } from './use-throttled.ts'
import { WishForm } from './WishForm.tsx'
import { Withheld } from './Withheld.tsx'
import { firstWish, parseWish, readWish, type WishText, writeWish } from './wish-params.ts'

type Asked = { wish: WishText; cover: CoverAddress }

const writeAsked = ({ wish, cover }: Asked): URLSearchParams => {
  const params = writeWish(wish)
  if (cover.report !== null) params.delete('tonnes')
  writeCover(params, cover)
  return params
}

/** What is not yet covered, of Scope 1 and 2 and of the whole; nothing where the programme goes by another figure. */
const useOpen = (): { of: string; year: number; tonnes: number }[] => {
  const { person } = useSession()
  const isBuyer = person?.roles.includes('buyer') ?? false
  const { data } = useQuery({ ...deskQuery(), enabled: isBuyer })
  const coverage = data?.coverage
  if (!coverage || coverage.programme !== null) return []
  return openBases(coverage)
    .filter(({ openTonnes }) => openTonnes > 0)
    .map(({ of, openTonnes }) => ({ of, year: coverage.year, tonnes: openTonnes }))
}

/** What is asked for, in the address, and the best answer to it. */
export const Recommendations = () => {
  const [params, setParams] = useSearchParams()
  const [asked, setAsked] = useState<Asked>(() => ({ wish: readWish(params), cover: readCover(params) }))
  const settled = useSettled(asked)
  const moving = useThrottled(asked)
  const navigate = useNavigate()
  const cover = useCover(asked.cover)
  // The figures of a report change with its corrections; what is asked for is what they come to now.
  const settledCover = useCover(settled.cover)
  const covered = settledCover.state === 'chosen' ? settledCover.left : null
  const isWaiting = covered === 0 || (settledCover.state !== 'typed' && settledCover.state !== 'chosen')
  const parse = (text: WishText) => parseWish(text, new Date().getFullYear(), covered)
  const parsed = parse(settled.wish)
  const query = useQuery(recommendationQueries.of('wish' in parsed && !isWaiting ? parsed.wish : null))
  // The basket follows the hand; what else there is to say about it follows when the hand rests.
  const parsedNow = parse(moving.wish)
  const atOnce = useQuery(
    recommendationQueries.basket('wish' in parsedNow && !isWaiting ? parsedNow.wish : null),
  )
  const drawn = useLastWish(parse(asked.wish))
  const take = useMutation({
    mutationFn: ({ lines }: RecommendedBasket) => keepBasket(lines),
    // For which footprint it is bought goes along: the checkout asks for it where it is retired at once.
    onSuccess: (address) =>
      navigate(cover.state === 'chosen' ? `${address}?year=${cover.coverable.year}` : address),
    onError: (error) => void toast.error(error.message),
  })

  // The address follows when the hand rests: a browser refuses one that changes with every move of it.
  const first = useRef(settled)
  // Whoever has taken a basket is on the way to the checkout: an address that changed now would call them back.
  const isLeaving = take.isPending || take.isSuccess
  useEffect(() => {
    if (settled === first.current || isLeaving) return
    setParams(writeAsked(settled), { replace: true, preventScrollReset: true })
  }, [settled, setParams, isLeaving])
  const change = (part: Partial<Asked>) => setAsked((before) => ({ ...before, ...part }))
  // A number of one's own is not that of the report: it begins anew.
  const choose = (next: CoverAddress) => {
    const isOwn = next.report === null && asked.cover.report === null
    change(isOwn ? { cover: next, wish: { ...asked.wish, tonnes: firstWish.tonnes } } : { cover: next })
  }
  const isWrong = settled === asked && 'errors' in parsed
  const answer = chooseAnswer(query, atOnce, {
    isMoved: moving !== asked || isWaiting,
    isUnsettled: settled !== asked,
    isWrong,
  })
  const { wish } = asked
  const isWide = useMedia('(width >= 64rem)', true)
  const lefts = useOpen()
  const { own } = useOwnFootprints()
  const open = lefts.map(({ of, year, tonnes }) => ({
    ...{ of, year },
    isChosen: asked.cover.report === null && wish.tonnes === String(tonnes),
    choose: () =>
      change({
        cover: { report: null, year: null, choice: null },
        wish: { ...wish, tonnes: String(tonnes) },
      }),
  }))
  const isNothingLeft = cover.state === 'chosen' && cover.left === 0
  // Nothing is chosen, or all of what is chosen is there already.
  const nothing = isNothingLeft ? (cover.covered.credits === 0 ? 'chosen' : 'left') : null
  const errors = 'errors' in parsed ? parsed.errors : {}
  const word = cover.state === 'chosen' ? cover.word : null
  // Of a report that says no tonnes nothing can be asked, and so nothing is answered.
  const isWithoutTonnes = cover.state === 'failed' || cover.state === 'missing' || cover.state === 'empty'
  const isUnasked = isWithoutTonnes || (isWrong && !query.data && !drawn)

  const rest = {
    recommendation: isNothingLeft ? undefined : query.data,
    answer,
    wish: settled.wish,
  }

  // What answers an older question is not drawn into the picture of this one.
  const others =
    answer.basket && rest.recommendation && !answer.isRestOld
      ? orderAlternatives(rest.recommendation.alternatives, answer.basket)
      : []

  return (
    <div className="grid gap-10">
      {cover.state === 'chosen' && (
        <CoverPanel {...cover} cover={asked.cover} open={open} onChange={(next) => change({ cover: next })} />
      )}
      {cover.state === 'loading' && (
        <div role="status">
          <span className="sr-only">Loading the figures of the report</span>
          <Skeleton className="h-80 w-full" />
        </div>
      )}
      {isWithoutTonnes && (
        <div className="grid gap-5">
          <ReportChoice cover={asked.cover} years={[]} onChange={(next) => change({ cover: next })} />
          {cover.state === 'failed' && (
            <ErrorState title="The report did not load" text={cover.message} onRetry={cover.retry} />
          )}
          {cover.state === 'missing' && (
            <Notice tone="attention" title="There is no such report">
              It may belong to another account, or the address is not complete. Choose another one, or give a
              number of your own.
            </Notice>
          )}
          {cover.state === 'empty' && (
            <Notice tone="attention" title="This report holds no emission figures.">
              Choose another one, or give a number of your own.
            </Notice>
          )}
        </div>
      )}
      <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[20rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        {/* On a phone the question is one line that opens: the answer still stands on the first screen below it. */}
        {/* Shorter than what it asks for, it goes along beside it. */}
        <div className="grid min-w-0 gap-8 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:sticky lg:top-6">
          <Part title="Your requirements">
            <FoldedWhereNarrow says={sayWish(wish, covered)} isWrong={Object.keys(errors).length > 0}>
              <WishForm
                first={
                  cover.state === 'typed' && (
                    <ReportChoice cover={asked.cover} years={[]} open={open} onChange={choose} />
                  )
                }
                wish={wish}
                isTyped={asked.cover.report === null}
                hasReport={open.length > 0 || own.analyses.some(({ footprint }) => footprint)}
                isWide={isWide}
                errors={errors}
                onChange={(next) => change({ wish: next })}
              />
              {!isNothingLeft && <AnswerFoot answer={answer} />}
            </FoldedWhereNarrow>
          </Part>
          {isWide && <CostsOfLimits {...rest} />}
        </div>
        {isUnasked && !isWithoutTonnes && (
          <div className="min-w-0 lg:col-start-2">
            <CannotAsk errors={errors} />
          </div>
        )}
        {!isNothingLeft && !isUnasked && (
          <div className="min-w-0 lg:col-start-2">
            <AnswerHead
              data={query.data}
              answer={answer}
              others={others}
              wish={settled.wish}
              isWrong={isWrong}
              isWaiting={query.isFetching}
              isTaking={take.isPending}
              withheld={
                cover.state === 'chosen' && word && <Withheld year={cover.coverable.year} word={word} />
              }
              onTake={take.mutate}
            />
          </div>
        )}
        {!isUnasked && (
          <div className="min-w-0 lg:col-start-2">
            <PriceQuality
              wish={drawn}
              settled={'wish' in parsed && !isWaiting ? parsed.wish : null}
              isSettled={settled === asked}
              basket={answer.basket}
              others={others}
              isOld={answer.isOld}
              onChange={(part) => change({ wish: { ...wish, ...part } })}
            />
          </div>
        )}
      </div>
      {/* The columns of the basket need the whole width. */}
      {!isUnasked && (
        <Answer
          query={query}
          answer={answer}
          wish={settled.wish}
          isWrong={isWrong}
          nothing={nothing}
          onCoverMost={() => change({ wish: { ...wish, goal: 'tonnes' } })}
          onLoosen={(loosening) => change({ wish: loosenWish(wish, loosening) })}
        />
      )}
      {!isWide && <CostsOfLimits {...rest} />}
      <OtherWays {...rest} isTaking={take.isPending || word !== null} onTake={take.mutate} />
    </div>
  )
}
