import type { MarketListing, MarketProject, ProjectScore } from '@ledgerleaf/contract/market'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { KindMark } from '../../../nouns/project/KindMark.tsx'
import { categoryWords } from '../../../nouns/project/words.ts'
import { GradeTile } from '../../../nouns/score/GradeTile.tsx'
import { tellDocumented } from '../../../nouns/score/tell-documented.ts'
import { cn } from '../../../ui/cn.ts'
import { countryName } from '../../../ui/country-name.ts'
import { FactLine } from '../../../ui/FactLine.tsx'
import { writeWhole } from '../../../ui/format.ts'
import { AddBest } from '../AddBest.tsx'
import { ProjectPicture } from '../ProjectPicture.tsx'

/** What a card beside the map tells, whether of a result or of a place alone. */
export type PlaceFacts = Pick<
  MarketProject,
  'id' | 'name' | 'category' | 'mechanism' | 'country' | 'methodology' | 'photograph'
> & {
  score: ProjectScore | null
  price: string
  /** What has to stand beside the price, and the other ways of sale. */
  notes: readonly string[]
  /** The vintages on sale, where they are known. */
  years: string | null
  availableCredits: number
  /** What is put into the basket from here, where it is known. */
  best: Pick<MarketListing, 'listingId' | 'vintage' | 'priceCents'> | null
}

type Props = {
  facts: PlaceFacts
  /** In view at once: its picture is there with the card. */
  isFirst: boolean
  /** One under the other beside the map: flat, so that several are seen at once. */
  isRow: boolean
  isLit: boolean
  isChosen: boolean
  compare: ReactNode
  onLight: (id: string | null) => void
}

/** A project in a hand's breadth, beside the map. The whole card leads to its page. */
export const PlaceCard = ({ facts, isFirst, isRow, isLit, isChosen, compare, onLight }: Props) => {
  const headId = useId()
  const { id, name, category, mechanism, country, score, price, notes, years, availableCredits, best } = facts
  return (
    <article
      aria-labelledby={headId}
      data-card={id}
      data-lit={isLit || isChosen || undefined}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onLight(id)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onLight(null)}
      onFocus={() => onLight(id)}
      onBlur={() => onLight(null)}
      className={cn(
        'group relative grid grid-rows-[1fr_auto] border border-hairline bg-sheet transition-colors hover:border-edge data-lit:border-ink data-lit:outline-2 data-lit:outline-ink data-lit:-outline-offset-2',
        isRow ? 'grid-cols-[5.5rem_minmax(0,1fr)]' : 'grid-cols-[6rem_minmax(0,1fr)]',
      )}
    >
      <div className={cn('relative overflow-clip border-hairline border-r', isRow && 'row-span-2')}>
        <ProjectPicture project={facts} first={isFirst} className="absolute inset-0 size-full object-cover" />
        <GradeTile
          isNarrow
          isNamed
          score={score}
          className="absolute bottom-0 left-0 border-b-0 border-l-0"
        />
      </div>
      <div className={cn('grid content-start', isRow ? 'gap-0.5 px-3 pt-2 pb-1' : 'gap-1 p-3')}>
        <h3 id={headId} title={name} className="font-[500] text-base leading-snug [overflow-wrap:anywhere]">
          <Link
            to={`/projects/${id}`}
            className={cn(
              'underline-offset-4 after:absolute after:inset-0 group-hover:underline',
              isRow ? 'line-clamp-1' : 'line-clamp-2',
            )}
          >
            {name}
          </Link>
        </h3>
        <p className="flex items-start gap-1 text-fine text-muted">
          <KindMark category={category} mechanism={mechanism} radius={6} className="-ml-1.5 shrink-0" />
          <FactLine
            className="min-w-0 pt-0.5"
            facts={[category && categoryWords[category], country && countryName(country)]}
          />
        </p>
        <p className="flex flex-wrap items-baseline justify-between gap-x-3 whitespace-nowrap tabular-nums leading-snug">
          <span className="font-[480] font-display">{price}</span>
          <span className="text-sm">{writeWhole(availableCredits)} t</span>
        </p>
        {notes.map((note) => (
          <p key={note} className="text-fine text-muted tabular-nums leading-snug">
            {note}
          </p>
        ))}
        {!isRow && (
          <FactLine
            className="text-fine text-muted tabular-nums leading-snug"
            facts={[
              years && (
                <span className="whitespace-nowrap">
                  {/[–,]/.test(years) ? 'Vintages' : 'Vintage'} {years}
                </span>
              ),
              tellDocumented(score, best ?? undefined),
            ]}
          />
        )}
      </div>
      <div
        className={cn(
          'flex items-center justify-between gap-3 px-3 text-fine text-muted',
          isRow ? 'pb-1.5' : 'col-span-2 border-hairline border-t py-1.5',
        )}
      >
        <span className="relative z-10 shrink-0">{compare}</span>
        {best && (
          <span className="relative z-10">
            <AddBest name={name} offer={best} className={isRow ? 'min-h-8! px-2!' : ''} />
          </span>
        )}
      </div>
    </article>
  )
}
