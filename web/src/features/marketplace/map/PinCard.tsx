import type { ReactNode } from 'react'
import { categoryWords } from '../../../nouns/project/words.ts'
import { countryName } from '../../../ui/country-name.ts'
import { writeCents, writeWhole } from '../../../ui/format.ts'
import { tellSale } from '../offers.ts'
import type { PinCluster } from './cluster-pins.ts'
import { markRadius, type PlacedPin } from './MapMark.tsx'

type BoxProps = { x: number; y: number; away: number; width: number; children: ReactNode }

const wide = 232

/** Beside a mark under the hand or the keys; the mark says the same to whoever does not see it. A finger gets the card below instead. */
const PinBox = ({ x, y, away, width, children }: BoxProps) => (
  <div
    aria-hidden="true"
    className="pointer-events-none absolute z-30 hidden border border-edge bg-sheet px-3 py-2 text-sm [@media(hover:hover)]:block"
    style={{
      width: wide,
      left: Math.max(4, Math.min(x - wide / 2, width - wide - 4)),
      ...(y > 150 ? { top: y - away, transform: 'translateY(-100%)' } : { top: y + away }),
    }}
  >
    {children}
  </div>
)

const OneProject = ({ place }: { place: PlacedPin['place'] }) => {
  const { name, country, category, priceMinCents, availableCredits, forwardCredits, leadType, dueOn } = place
  const note = tellSale({ saleType: leadType, dueOn })
  return (
    <>
      <p className="font-[500] font-display text-base leading-snug [overflow-wrap:anywhere]">{name}</p>
      <p className="text-muted">
        {[category && categoryWords[category], country && countryName(country)].filter(Boolean).join(' · ')}
      </p>
      <p className="font-mono tabular-nums">
        from {writeCents(priceMinCents)} · {writeWhole(availableCredits)} t
      </p>
      {note && <p className="text-muted">{note}</p>}
      {forwardCredits > 0 && <p className="text-muted">and {writeWhole(forwardCredits)} t forward</p>}
    </>
  )
}

const namedMax = 5

const SeveralProjects = ({ pins }: { pins: readonly PlacedPin[] }) => {
  const hidden = pins.length - namedMax
  return (
    <>
      <ul className="grid gap-0.5">
        {pins.slice(0, namedMax).map(({ id, place }) => (
          <li key={id} className="flex justify-between gap-3">
            <span className="truncate">{place.name}</span>
            <span className="shrink-0 font-mono tabular-nums">{writeCents(place.priceMinCents)}</span>
          </li>
        ))}
      </ul>
      {hidden > 0 && <p className="text-muted">and {hidden} more</p>}
    </>
  )
}

export const PinCard = ({ cluster, width }: { cluster: PinCluster<PlacedPin>; width: number }) => (
  <PinBox x={cluster.x} y={cluster.y} away={markRadius(cluster) + 10} width={width}>
    {cluster.pins.length === 1 ? (
      <OneProject place={cluster.pins[0].place} />
    ) : (
      <SeveralProjects pins={cluster.pins} />
    )}
  </PinBox>
)
