import { bestOffer } from '@ledgerleaf/contract/lead-price'
import type { MarketProject } from '@ledgerleaf/contract/market'
import { MapPin } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { categoryWords, mechanismWords } from '../../nouns/project/words.ts'
import { GradeTile } from '../../nouns/score/GradeTile.tsx'
import { tellDocumented } from '../../nouns/score/tell-documented.ts'
import { cn } from '../../ui/cn.ts'
import { countryName } from '../../ui/country-name.ts'
import { FactLine } from '../../ui/FactLine.tsx'
import { writeWhole } from '../../ui/format.ts'
import { AddBest } from './AddBest.tsx'
import { countVintages, leadWords, type Way, waysOf } from './offers.ts'
import { ProjectPicture } from './ProjectPicture.tsx'
import { KindLine, RegistryLine } from './ProjectTags.tsx'
import { writeYears } from './write-years.ts'

/** Which price it is has to be said where there are others, or where it is not of credits to be had at once. */
const priceLabel = (way: Way | undefined, others: readonly Way[]): string =>
  way && (others.length > 0 || way.saleType !== 'spot') ? `${way.name}, per credit` : 'Price per credit'

const lineLook = 'flex flex-wrap justify-between gap-x-3 text-sm'

type Props = {
  project: MarketProject
  compare: ReactNode
  /** The first are in view at once, and their pictures are fetched with the page. */
  place: number
}

/** One project, its vintages inside. The whole card leads to its page; what can be done on it stands above that link. */
export const ProjectCard = ({ project, compare, place }: Props) => {
  const id = useId()
  const { name, category, mechanism, country, offers, score } = project
  const best = bestOffer(offers)
  const [way, ...others] = waysOf(offers)
  const documented = tellDocumented(score, best, countVintages(offers) > 1)
  const isPlain = others.length === 0 && way?.saleType === 'spot'
  return (
    <article
      aria-labelledby={id}
      // The rows of cards side by side are one height: names, prices and vintages stand level, and what is left over is below them.
      className="group relative row-span-5 grid min-w-0 grid-cols-[minmax(0,1fr)] gap-y-4 sm:grid-rows-subgrid border border-hairline bg-sheet pb-4 transition-colors focus-within:border-edge hover:border-edge max-sm:row-span-1 max-sm:grid-cols-[5.5rem_minmax(0,1fr)] max-sm:grid-rows-[auto_auto_1fr_auto] max-sm:gap-x-3 max-sm:gap-y-2 max-sm:p-3"
    >
      <div className="relative overflow-clip border-hairline border-b max-sm:row-span-3 max-sm:self-start max-sm:border">
        <ProjectPicture
          project={project}
          first={place < 6}
          className="aspect-[2/1] w-full max-sm:aspect-[8/7]"
        />
        <GradeTile
          isNarrow
          isNamed
          score={score}
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
          <RegistryLine {...project} className="text-fine" />
          <span className="tabular-nums">{documented}</span>
        </div>
        <FactLine
          className="text-muted text-sm tabular-nums sm:hidden"
          facts={[
            category && categoryWords[category],
            mechanism && mechanismWords[mechanism],
            country && countryName(country),
            countVintages(offers) > 1 ? `${countVintages(offers)} vintages` : best?.vintage,
            documented,
          ]}
        />
      </div>
      <dl className="flex flex-wrap content-start items-end justify-between gap-x-2 px-4 font-[480] font-display text-lg tabular-nums max-sm:px-0 max-sm:text-base">
        <div>
          <dt className={cn('font-normal font-sans text-muted text-sm', isPlain && 'max-sm:sr-only')}>
            {priceLabel(way, others)}
          </dt>
          <dd className="whitespace-nowrap">{leadWords(offers).price}</dd>
        </div>
        <div className="ml-auto text-right">
          <dt className="font-normal font-sans text-muted text-sm max-sm:sr-only">
            {way?.saleType === 'forward' ? 'On offer' : 'Available'}
          </dt>
          <dd className="whitespace-nowrap max-sm:font-normal max-sm:font-sans max-sm:text-muted max-sm:text-sm">
            {writeWhole(way?.credits ?? 0)} t
            <span aria-hidden="true" className="sm:hidden">
              {way?.saleType === 'forward' ? ' on offer' : ' available'}
            </span>
          </dd>
        </div>
        {way?.delivery && (
          <div className="w-full font-normal font-sans text-muted text-sm">
            <dt className="sr-only">Delivery</dt>
            <dd>{way.delivery}</dd>
          </div>
        )}
      </dl>
      <dl className="mx-4 grid content-start gap-1 border-hairline border-t pt-3 tabular-nums max-sm:mx-0 max-sm:border-t-0 max-sm:pt-0">
        <div className={cn(lineLook, 'max-sm:hidden')}>
          <dt className="text-muted">{countVintages(offers) === 1 ? 'Vintage' : 'Vintages'}</dt>
          <dd>{writeYears(offers.map(({ vintage }) => vintage)) || '–'}</dd>
        </div>
        {others.map((other) => (
          <div key={other.saleType} className={lineLook}>
            <dt className="text-muted">{other.name}</dt>
            <dd>
              {other.price} <span className="text-muted">· {writeWhole(other.credits)} t</span>
            </dd>
          </div>
        ))}
      </dl>
      <div className="mx-4 flex items-center justify-between gap-3 border-hairline border-t pt-3 max-sm:col-span-2 max-sm:mx-0 max-sm:pt-2">
        <span className="relative z-10 max-sm:[&_label]:min-h-11 max-sm:[&_label]:items-center">
          {compare}
        </span>
        {best && (
          <span className="relative z-10">
            <AddBest name={name} offer={best} />
          </span>
        )}
      </div>
    </article>
  )
}
