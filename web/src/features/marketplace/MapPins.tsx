import type { MarketPlace } from '@ledgerleaf/contract/market'
import type { CSSProperties, ReactNode } from 'react'
import { Link } from 'react-router'
import { kindFill, markPath } from '../../nouns/project/kind-look.ts'
import { categoryWords, mechanismWords } from '../../nouns/project/words.ts'
import { cn } from '../../ui/cn.ts'
import { countryName } from '../../ui/country-name.ts'
import { writeCents, writeWhole } from '../../ui/format.ts'
import type { LabelSide, PinCluster } from './cluster-pins.ts'
import { tellSale } from './offers.ts'

export type PlacedPin = { id: string; x: number; y: number; credits: number; place: MarketPlace }

/** How far from the middle of a mark its words begin. */
export const labelReach = 17
const letterWide = 6.7

const roundLabel = (cents: number): string =>
  cents % 100 === 0 ? writeCents(cents).slice(0, -3) : writeCents(cents)

/** A promise is marked as one: its price is not of what can be had. */
export const priceLabel = ({ priceMinCents, leadType }: MarketPlace): string =>
  `${roundLabel(priceMinCents)}${leadType === 'forward' ? ' fwd' : ''}`

export const labelWide = (words: string): number => words.length * letterWide + 8

/** What stands under a mark, whether one project or several. */
export const labelOf = ({ pins }: PinCluster<PlacedPin>): string =>
  pins.length === 1
    ? priceLabel(pins[0].place)
    : `from ${roundLabel(Math.min(...pins.map(({ place }) => place.priceMinCents)))}`

const look =
  'absolute grid -translate-1/2 place-items-center rounded-full hover:z-20 focus-visible:z-20 data-lit:z-20'

export const sayPlace = ({
  name,
  country,
  category,
  mechanism,
  priceMinCents,
  availableCredits,
  forwardCredits,
  leadType,
  dueOn,
}: MarketPlace) =>
  [
    country ? `${name}, ${countryName(country)}` : name,
    ...(category ? [categoryWords[category]] : []),
    ...(mechanism ? [mechanismWords[mechanism].toLowerCase()] : []),
    [`from ${writeCents(priceMinCents)}`, tellSale({ saleType: leadType, dueOn })].filter(Boolean).join(' '),
    `${writeWhole(availableCredits)} t to be had now`,
    ...(forwardCredits > 0 ? [`${writeWhole(forwardCredits)} t forward`] : []),
  ].join(', ')

/** Beside a pin under the hand or the keys; the pin says the same to whoever does not see it. */
const PinCard = ({ x, y, width, children }: PinCardProps) => (
  <div
    aria-hidden="true"
    className="pointer-events-none absolute z-30 w-56 border border-edge bg-sheet px-3 py-2 text-sm"
    style={{
      left: Math.max(4, Math.min(x - 112, width - 228)),
      ...(y > 130 ? { top: y - 22, transform: 'translateY(-100%)' } : { top: y + 24 }),
    }}
  >
    {children}
  </div>
)
type PinCardProps = { x: number; y: number; width: number; children: ReactNode }

export const ProjectPinCard = ({ pin, width }: { pin: PlacedPin; width: number }) => {
  const { name, country, category, priceMinCents, availableCredits, forwardCredits, leadType, dueOn } =
    pin.place
  const note = tellSale({ saleType: leadType, dueOn })
  return (
    <PinCard x={pin.x} y={pin.y} width={width}>
      <p className="font-[500] font-display text-base leading-snug [overflow-wrap:anywhere]">{name}</p>
      <p className="text-muted">
        {[category && categoryWords[category], country && countryName(country)].filter(Boolean).join(' · ')}
      </p>
      <p className="font-mono tabular-nums">
        from {writeCents(priceMinCents)} · {writeWhole(availableCredits)} t
      </p>
      {note && <p className="text-muted">{note}</p>}
      {forwardCredits > 0 && <p className="text-muted">and {writeWhole(forwardCredits)} t forward</p>}
    </PinCard>
  )
}

const namedMax = 5

export const ClusterCard = ({ cluster, width }: { cluster: PinCluster<PlacedPin>; width: number }) => {
  const hidden = cluster.pins.length - namedMax
  return (
    <PinCard x={cluster.x} y={cluster.y} width={width}>
      <ul className="grid gap-0.5">
        {cluster.pins.slice(0, namedMax).map(({ id, place }) => (
          <li key={id} className="flex justify-between gap-3">
            <span className="truncate">{place.name}</span>
            <span className="shrink-0 font-mono tabular-nums">{writeCents(place.priceMinCents)}</span>
          </li>
        ))}
      </ul>
      {hidden > 0 && <p className="text-muted">and {hidden} more</p>}
    </PinCard>
  )
}

/** Its box is the pin's, whose middle is the mark's. */
const besideMark: Record<LabelSide, CSSProperties> = {
  below: { top: `calc(50% + ${labelReach}px)` },
  above: { bottom: `calc(50% + ${labelReach}px)` },
  right: { left: `calc(50% + ${labelReach}px)` },
  left: { right: `calc(50% + ${labelReach}px)` },
}

const PriceMark = ({ side, children }: { side: LabelSide; children: string }) => (
  <span
    aria-hidden="true"
    className="pointer-events-none absolute whitespace-nowrap rounded-soft bg-sheet px-1 font-mono text-[0.6875rem] text-ink leading-4 tabular-nums"
    style={besideMark[side]}
  >
    {children}
  </span>
)

type PinProps = {
  pin: PlacedPin
  radius: number
  isLit: boolean
  /** On which side its price stands; none where there is no room. */
  label: LabelSide | undefined
  onLight: (id: string | null) => void
}

/** One project: its kind by colour and shape, its tonnes by size, its price beside it. */
export const ProjectPin = ({ pin: { id, x, y, place }, radius, isLit, label, onLight }: PinProps) => {
  const box = Math.max(12, radius * 1.6 + 2)
  return (
    <Link
      to={`/projects/${id}`}
      aria-label={sayPlace(place)}
      data-lit={isLit || undefined}
      data-pin="project"
      onPointerEnter={() => onLight(id)}
      onPointerLeave={() => onLight(null)}
      onFocus={() => onLight(id)}
      onBlur={() => onLight(null)}
      className={look}
      style={{ left: x, top: y, width: box * 2, height: box * 2 }}
    >
      <svg
        aria-hidden="true"
        width={box * 2}
        height={box * 2}
        viewBox={`${-box} ${-box} ${box * 2} ${box * 2}`}
      >
        <path
          d={markPath(place.mechanism, isLit ? radius + 2 : radius)}
          fill={kindFill(place.category)}
          fillOpacity={isLit ? 1 : 0.85}
          stroke={isLit ? 'var(--ink)' : 'var(--sheet)'}
          strokeWidth={isLit ? 2.5 : 1.5}
        />
      </svg>
      {label && <PriceMark side={label}>{priceLabel(place)}</PriceMark>}
    </Link>
  )
}

type ClusterProps = {
  cluster: PinCluster<PlacedPin>
  isLit: boolean
  label: LabelSide | undefined
  /** What choosing it does: a closer look, or the results narrowed to its countries. */
  does: string
  onChoose: () => void
  onLight: (isLit: boolean) => void
}

export const ClusterPin = ({
  cluster: { x, y, pins },
  isLit,
  label,
  does,
  onChoose,
  onLight,
}: ClusterProps) => {
  const credits = pins.reduce((sum, pin) => sum + pin.credits, 0)
  const cents = Math.min(...pins.map(({ place }) => place.priceMinCents))
  const countries = [
    ...new Set(pins.flatMap(({ place }) => (place.country ? [countryName(place.country)] : []))),
  ]
  return (
    <button
      type="button"
      aria-label={`${new Intl.ListFormat('en').format(countries)}: ${pins.length} projects from ${writeCents(cents)}, ${writeWhole(credits)} t to be had now. ${does}`}
      data-pin="cluster"
      data-lit={isLit || undefined}
      onClick={onChoose}
      onPointerEnter={() => onLight(true)}
      onPointerLeave={() => onLight(false)}
      onFocus={() => onLight(true)}
      onBlur={() => onLight(false)}
      className={cn(look, 'size-9 border-2 bg-sheet', isLit ? 'border-leaf' : 'border-ink')}
      style={{ left: x, top: y }}
    >
      <span aria-hidden="true" className="font-[560] font-display leading-none tabular-nums">
        {pins.length}
      </span>
      {label && <PriceMark side={label}>{`from ${roundLabel(cents)}`}</PriceMark>}
    </button>
  )
}
