import { writeMoney } from '@ledgerleaf/contract/currencies'
import { bestOffer } from '@ledgerleaf/contract/lead-price'
import type { MarketProject } from '@ledgerleaf/contract/market'
import { MapPin } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { AddToBasket } from '../../nouns/basket/AddToBasket.tsx'
import { saleTypeWords } from '../../nouns/listing/words.ts'
import { categoryWords } from '../../nouns/project/words.ts'
import { GradeTile } from '../../nouns/score/GradeTile.tsx'
import { cn } from '../../ui/cn.ts'
import { countryName } from '../../ui/country-name.ts'
import { FactLine } from '../../ui/FactLine.tsx'
import { writeCents, writeWhole } from '../../ui/format.ts'
import {
  countVintages,
  leadCredits,
  leadWords,
  offersInOrder,
  tellHidden,
  tellOtherWays,
  waysOf,
} from './offers.ts'
import { ProjectPicture } from './ProjectPicture.tsx'
import { KindLine, RegistryLine } from './ProjectTags.tsx'

// A third one would leave a hole in every card beside it.
const vintagesShownMax = 2

/** Beside the year of what is not to be had at once and for good. */
const besideYear = { subscription: 'monthly', forward: 'forward' } as const

/** At what price stands on the project's page: a line for each would leave a hole in every card beside it. */
const alsoBy = { spot: 'at once', ...besideYear } as const

const Vintages = ({ project }: { project: MarketProject }) => {
  const offers = offersInOrder(project.offers)
  const shown = offers.slice(0, vintagesShownMax)
  const hidden = tellHidden(shown, offers.slice(vintagesShownMax))
  return (
    <div className="px-4 max-sm:hidden">
      <ul className="border-hairline border-t">
        {shown.map((offer) => (
          <li
            key={offer.listingId}
            className="flex items-center justify-between gap-3 border-hairline border-b py-1.5 text-sm tabular-nums"
          >
            <span className="shrink-0">
              <span className="font-mono">{offer.vintage}</span>
              {offer.saleType !== 'spot' && (
                <span className="block text-muted leading-tight">{besideYear[offer.saleType]}</span>
              )}
            </span>
            <span className="ml-auto text-right">
              <span className="font-mono">{writeCents(offer.priceCents)}</span>{' '}
              <span className="whitespace-nowrap text-muted">· {writeWhole(offer.availableCredits)} t</span>
              {offer.currency !== 'usd' && (
                <span className="block whitespace-nowrap text-muted leading-tight">
                  {writeMoney(offer.priceMinor, offer.currency)}
                </span>
              )}
            </span>
            <span className="relative z-10">
              <AddToBasket listingId={offer.listingId} label={`${project.name}, ${offer.vintage}`} />
            </span>
          </li>
        ))}
      </ul>
      {hidden && <p className="pt-2 text-muted text-sm">{hidden}</p>}
    </div>
  )
}

type Props = {
  project: MarketProject
  compare: ReactNode
  /** The first are in view at once, and their pictures are fetched with the page. */
  place: number
}

/** One project, its vintages inside. The whole card leads to its page; what can be done on it stands above that link. */
export const ProjectCard = ({ project, compare, place }: Props) => {
  const id = useId()
  const { name, category, country, offers } = project
  const best = bestOffer(offers)
  const lead = leadWords(offers)
  const also = lead.note ?? tellOtherWays(offers)
  const [way, ...others] = waysOf(offers)
  const isRange = lead.price.includes('–')
  return (
    <article
      aria-labelledby={id}
      // The rows of cards side by side are one height: names, prices and vintages stand level, and what is left over is below them.
      className="group relative row-span-5 grid min-w-0 grid-cols-[minmax(0,1fr)] grid-rows-subgrid gap-y-4 border border-hairline bg-sheet pb-4 transition-colors focus-within:border-edge hover:border-edge max-sm:row-span-1 max-sm:grid-cols-[5.5rem_minmax(0,1fr)] max-sm:grid-rows-[auto_auto_auto] max-sm:gap-x-3 max-sm:gap-y-2 max-sm:p-3"
    >
      <div className="relative overflow-clip border-hairline border-b max-sm:row-span-3 max-sm:self-start max-sm:border">
        <ProjectPicture
          project={project}
          first={place < 6}
          className="aspect-[2/1] w-full max-sm:aspect-[8/7]"
        />
        <GradeTile
          isNarrow
          score={project.score}
          className="absolute right-0 bottom-0 border-r-0 border-b-0 max-sm:static max-sm:flex max-sm:border-0 max-sm:border-t"
        />
        {country && (
          <p className="absolute bottom-0 left-0 flex items-center gap-1.5 bg-sheet py-1 pr-3 pl-4 text-sm max-sm:sr-only">
            <MapPin aria-hidden="true" className="size-3.5 text-leaf" strokeWidth={1.75} />
            {countryName(country)}
          </p>
        )}
      </div>
      <div className="grid content-start gap-2 px-4 max-sm:gap-1 max-sm:px-0">
        <h3
          id={id}
          title={name}
          className="font-[500] text-xl leading-snug [overflow-wrap:anywhere] max-sm:text-lg"
        >
          <Link
            to={`/projects/${project.id}`}
            className="line-clamp-2 underline-offset-4 after:absolute after:inset-0 group-hover:underline"
          >
            {name}
          </Link>
        </h3>
        <div className="grid gap-1 text-muted text-sm max-sm:hidden">
          <KindLine {...project} />
          <RegistryLine {...project} />
        </div>
        <FactLine
          className="text-muted text-sm tabular-nums sm:hidden"
          facts={[
            category && categoryWords[category],
            country && countryName(country),
            countVintages(offers) > 1 ? `${countVintages(offers)} vintages` : best?.vintage,
          ]}
        />
      </div>
      <dl className="grid grid-cols-[1fr_auto] content-start gap-x-4 px-4 max-sm:items-baseline max-sm:px-0">
        <dt className="text-muted text-sm max-sm:sr-only">Price per credit</dt>
        <dt className="text-right text-muted text-sm max-sm:sr-only">
          {way?.saleType === 'forward' ? 'On offer' : 'Available'}
        </dt>
        <dd
          className={cn(
            'whitespace-nowrap font-[480] font-display text-lg tabular-nums max-sm:text-base',
            isRange && 'max-sm:col-span-2',
          )}
        >
          {lead.price}
        </dd>
        <dd
          className={cn(
            'whitespace-nowrap text-right font-[480] font-display text-lg tabular-nums max-sm:font-normal max-sm:font-sans max-sm:text-muted max-sm:text-sm',
            // Beside two prices there is no room for it.
            isRange && 'max-sm:col-span-2 max-sm:text-left',
          )}
        >
          {writeWhole(leadCredits(offers))} t
        </dd>
        {also && <dd className="col-span-2 text-muted text-sm sm:hidden">{also}</dd>}
        {lead.note && <dd className="col-span-2 text-muted text-sm max-sm:hidden">{lead.note}</dd>}
      </dl>
      <Vintages project={project} />
      <div className="flex items-center justify-between gap-3 px-4 max-sm:px-0">
        <span className="relative z-10 max-sm:[&_label]:min-h-11 max-sm:[&_label]:items-center">
          {compare}
        </span>
        <span className="min-w-0 text-balance text-right text-muted text-sm max-sm:hidden">
          {others.length > 0
            ? `also ${others.map(({ saleType }) => alsoBy[saleType]).join(', ')}`
            : way && saleTypeWords[way.saleType]}
        </span>
        {best && (
          <span className="relative z-10 flex items-center gap-2 sm:hidden">
            {countVintages(offers) > 1 && (
              <span aria-hidden="true" className="font-mono text-muted text-sm">
                {best.vintage}
              </span>
            )}
            <AddToBasket isLarge listingId={best.listingId} label={`${name}, ${best.vintage}`} />
          </span>
        )}
      </div>
    </article>
  )
}
