import type { Basket } from '@ledgerleaf/contract/baskets'
import type { BasketListing } from '@ledgerleaf/contract/market'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { basketQueries } from '../../nouns/basket/queries.ts'
import { marketQueries } from '../../nouns/market/queries.ts'
import { kindFill } from '../../nouns/project/kind-look.ts'
import { GradeMark } from '../../nouns/score/GradeTile.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { countryName } from '../../ui/country-name.ts'
import { writeCents, writeWhole } from '../../ui/format.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { tellMix } from './tell-mix.ts'

const planIds = ['basketId1', 'basketId2', 'basketId3'] as const

type Scores = ReadonlyMap<string, BasketListing['score']>
type MixProps = { basket: Basket; scores: Scores }

/** One basket by what it is made of: a bar by tonnes, in the colours that kinds of project have everywhere, and its lines. */
const Mix = ({ basket: { name, lines, totalCredits, listValueCents }, scores }: MixProps) => {
  const id = useId()
  const sorted = [...lines].sort((a, b) => b.quantity - a.quantity)
  return (
    <article
      aria-labelledby={id}
      className="grid grid-rows-[auto_auto_auto_1fr_auto] gap-4 border-edge border-t-2 bg-sheet p-5"
    >
      <h3 id={id} className="flex flex-wrap items-baseline justify-between gap-x-4 font-[500] text-xl">
        {name}
        <span className="font-[420] text-3xl tabular-nums">{writeWhole(totalCredits)} t</span>
      </h3>
      <p className="text-note">{tellMix(lines)}</p>
      {/* Each part by the number its line has: two projects of one kind are of one colour. None is too narrow for it. */}
      <div aria-hidden="true" className="flex gap-1 border border-edge p-1">
        {sorted.map(({ listingId, category, quantity }, at) => (
          <span
            key={listingId}
            className="grid h-8 min-w-6 place-items-center font-mono text-fine text-sheet tabular-nums outline-1 outline-edge"
            style={{ flex: `${quantity} 1 0`, background: kindFill(category) }}
          >
            {at + 1}
          </span>
        ))}
      </div>
      <ul className="grid content-start gap-2 text-note">
        {sorted.map(({ listingId, projectId, projectName, category, country, quantity }, at) => (
          <li key={listingId} className="grid grid-cols-[1.25rem_minmax(0,1fr)_auto] items-baseline gap-x-3">
            <span
              aria-hidden="true"
              className="grid size-5 place-items-center font-mono text-eyebrow text-sheet tabular-nums"
              style={{ background: kindFill(category) }}
            >
              {at + 1}
            </span>
            <span>
              <TextLink to={`/projects/${projectId}`}>{projectName}</TextLink>
              {country && <span className="block text-muted text-sm">{countryName(country)}</span>}
            </span>
            <span className="flex items-center gap-3">
              <Grade score={scores.get(listingId)} />
              <span className="min-w-9 text-right font-mono text-sm tabular-nums">
                {writeWhole(quantity)} t
              </span>
            </span>
          </li>
        ))}
      </ul>
      <div className="mt-auto grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 border-hairline border-t pt-4">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="sr-only">Price now:</span>
          <strong className="font-[480] font-display text-2xl tabular-nums">$100</strong>
          <span className="sr-only">Price before:</span>
          <s className="text-muted tabular-nums">$500</s>
          {/* What was struck is the offer's; what is inside is worth what its listings ask. */}
          <span className="w-full text-fine text-muted tabular-nums">
            worth {writeCents(listValueCents)} at list prices
          </span>
        </p>
        <ButtonLink to="/#plans" size="small" aria-label={`Start your Journey with ${name}`}>
          Start your Journey
        </ButtonLink>
      </div>
    </article>
  )
}

const Grade = ({ score }: { score: BasketListing['score'] | undefined }) =>
  score && (
    <>
      <span className="sr-only">
        Grade {score.grade}, score {score.value}
      </span>
      <GradeMark grade={score.grade} />
    </>
  )

/** The three welcome baskets as the listings stand now. One that does not answer is left out. */
export const BasketMixes = () => {
  const found = useQueries({ queries: planIds.map((id) => basketQueries.one(id)) })
  const lines = found.flatMap(({ data }) => data?.lines ?? [])
  const { data: listed } = useQuery(marketQueries.listings(lines.map(({ listingId }) => listingId)))
  const scores: Scores = new Map(listed?.listings.map(({ listingId, score }) => [listingId, score]))
  return (
    <div className="grid gap-6">
      <p className="max-w-text text-muted">
        The same $100 buys a few tonnes or many: a tonne costs what its kind of project costs. The letter is
        the grade of the project, and each part of a bar is about as wide as its tonnes.
      </p>
      <div className="grid gap-6 lg:grid-cols-3">
        {found.map(({ data, isPending }, at) => {
          if (data && data.lines.length > 0) return <Mix key={planIds[at]} basket={data} scores={scores} />
          return isPending && <Skeleton key={planIds[at]} className="h-72 w-full" />
        })}
      </div>
    </div>
  )
}
