import { bestOffer } from '@ledgerleaf/contract/lead-price'
import type { ProjectPage } from '@ledgerleaf/contract/market'
import type { KeptScore } from '@ledgerleaf/contract/scores'
import { GradeTile } from '../../nouns/score/GradeTile.tsx'
import { tellScored } from '../../nouns/score/tell-documented.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { cn } from '../../ui/cn.ts'
import { countryName } from '../../ui/country-name.ts'
import { TextLink } from '../../ui/TextLink.tsx'
import { AddBest } from './AddBest.tsx'
import { Numeral } from './Numeral.tsx'
import { ProjectPicture } from './ProjectPicture.tsx'
import { tellHeld } from './shared-criteria.ts'

type HeadProps = {
  project: ProjectPage
  place: number
  /** Its mark among several. */
  isMarked: boolean
  /** What it alone is first in; nothing where it is first in nothing. */
  verdict: string | undefined
  /** The scorecard its score is of. */
  card: KeptScore | undefined
}

/** Who it is, what it scores, what it alone is first in, and the way to buy it. */
export const CompareHead = ({ project, place, isMarked, verdict, card }: HeadProps) => {
  const { id, name, country, score } = project
  const offer = bestOffer(project.listings)
  const held = card && tellHeld(card)
  return (
    <th
      scope="col"
      className="min-w-0 p-4 text-left font-normal sm:row-span-5 sm:grid sm:grid-rows-subgrid sm:gap-y-0 max-sm:grid max-sm:grid-cols-[6rem_minmax(0,1fr)] max-sm:gap-x-3 max-sm:border-hairline max-sm:not-first-of-type:border-t max-sm:p-3"
    >
      <ProjectPicture
        project={{ ...project, photograph: project.photographs[0] ?? null }}
        className={cn(
          'mb-3 aspect-[2/1] w-full border border-hairline max-sm:mb-0 max-sm:aspect-[8/7]',
          // One alone has the width of all columns, which is no reason for a picture as large.
          !isMarked && 'max-w-md',
        )}
      />
      {/* With room the same part of each stands in one row, whatever the length of their names. */}
      <div className="min-w-0 sm:contents">
        <div>
          <p className="flex items-baseline gap-2">
            {isMarked && <Numeral place={place} className="-translate-y-px" />}
            <TextLink
              to={`/projects/${id}`}
              className="min-w-0 font-[500] font-display text-lg leading-snug [overflow-wrap:break-word] max-sm:text-base"
            >
              {name}
            </TextLink>
          </p>
          {country && <p className="text-muted text-sm">{countryName(country)}</p>}
        </div>
        <div className="mt-2 grid content-start gap-1.5">
          <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <GradeTile isNarrow isNamed score={score} />
            {score && <span className="text-fine text-muted tabular-nums">{tellScored(score, offer)}</span>}
          </p>
          {held && <p className="text-pretty text-fine text-muted leading-snug tabular-nums">{held}</p>}
        </div>
        <div className="mt-3 flex flex-wrap content-start items-center gap-2">
          {offer && (
            <>
              <ButtonLink to={`/projects/${id}#listings`} size="small" className="min-h-11">
                Buy<span className="sr-only"> {name}</span>
              </ButtonLink>
              <AddBest name={name} offer={offer} />
              {offer.saleType === 'forward' && (
                <p className="w-full text-muted text-sm">Only on delivery: a promise of {offer.vintage}</p>
              )}
            </>
          )}
        </div>
        <p className="mt-3 text-pretty font-medium text-note leading-snug empty:hidden sm:empty:block">
          {verdict}
        </p>
      </div>
    </th>
  )
}
