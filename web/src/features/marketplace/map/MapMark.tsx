import type { MarketPlace } from '@ledgerleaf/contract/market'
import type { CSSProperties } from 'react'
import { KindMark } from '../../../nouns/project/KindMark.tsx'
import { kindFill } from '../../../nouns/project/kind-look.ts'
import { GradeMark } from '../../../nouns/score/GradeTile.tsx'
import type { LabelSide } from '../../../ui/place-labels.ts'
import type { PinCluster } from './cluster-pins.ts'
import { clusterLabel, priceLabel, sayCluster, sayPlace } from './say-place.ts'
import { radiusOf } from './tonne-steps.ts'

export type PlacedPin = { id: string; x: number; y: number; credits: number; place: MarketPlace }

const letterWide = 7.3
const gradeWide = 18
const ringThick = 5

const placesOf = ({ pins }: PinCluster<PlacedPin>): MarketPlace[] => pins.map(({ place }) => place)

export const markRadius = ({ pins }: PinCluster<PlacedPin>): number => {
  const radius = radiusOf(pins.reduce((sum, { credits }) => sum + credits, 0))
  return pins.length === 1 ? radius : radius + ringThick
}

/** How far from the middle of a mark its words begin. */
export const labelReach = (cluster: PinCluster<PlacedPin>): number => markRadius(cluster) + 5

const labelOf = (cluster: PinCluster<PlacedPin>): string =>
  cluster.pins.length === 1 ? priceLabel(cluster.pins[0].place) : clusterLabel(placesOf(cluster))

export const labelWide = (cluster: PinCluster<PlacedPin>): number => {
  const hasGrade = cluster.pins.length === 1 && cluster.pins[0].place.score
  return labelOf(cluster).length * letterWide + 10 + (hasGrade ? gradeWide : 0)
}

const ringOf = (places: readonly MarketPlace[]): string => {
  const sorted = places.map(({ category }) => kindFill(category)).sort()
  const share = 100 / sorted.length
  return `conic-gradient(${sorted.map((fill, i) => `${fill} ${i * share}% ${(i + 1) * share}%`).join(',')})`
}

/** Several projects in one: how many, and around the number their kinds. */
const Ring = ({ cluster, isLit }: { cluster: PinCluster<PlacedPin>; isLit: boolean }) => {
  const size = markRadius(cluster) * 2
  return (
    <span
      aria-hidden="true"
      style={{ width: size, height: size, background: ringOf(placesOf(cluster)) }}
      className="grid place-items-center rounded-full outline-2 outline-sheet data-lit:outline-[3px] data-lit:outline-ink"
      data-lit={isLit || undefined}
    >
      <span
        style={{ inset: ringThick }}
        className="absolute m-auto grid size-[calc(100%-10px)] place-items-center rounded-full bg-sheet font-[560] font-display leading-none tabular-nums"
      >
        {cluster.pins.length}
      </span>
    </span>
  )
}

/** Its box is the mark's, whose middle is the place. */
const besideMark: Record<LabelSide, (reach: number) => CSSProperties> = {
  below: (reach) => ({ top: `calc(50% + ${reach}px)` }),
  above: (reach) => ({ bottom: `calc(50% + ${reach}px)` }),
  right: (reach) => ({ left: `calc(50% + ${reach}px)` }),
  left: (reach) => ({ right: `calc(50% + ${reach}px)` }),
}

type Props = {
  cluster: PinCluster<PlacedPin>
  isLit: boolean
  /** Its card is the one shown; only a project has one. */
  isChosen: boolean
  /** The one mark that Tab reaches; arrow keys lead from it to the others. */
  isStop: boolean
  /** On which side its words stand; none where there is no room. */
  label: LabelSide | undefined
  /** What choosing several at once does. */
  does: string
  onChoose: () => void
  onLight: (isLit: boolean) => void
}

/**
 * One project or several: kind by colour and sign, tonnes by size, grade and price beside it. The same button becomes one or
 * the other as the map comes nearer, so that whoever stands on it by the keys stays there.
 */
export const MapMark = ({ cluster, isLit, isChosen, isStop, label, does, onChoose, onLight }: Props) => {
  const [{ id, place }] = cluster.pins
  const isOne = cluster.pins.length === 1
  const radius = markRadius(cluster)
  const box = Math.max(24, radius * 2 + 4)
  return (
    <button
      type="button"
      aria-label={isOne ? sayPlace(place) : sayCluster(placesOf(cluster), does)}
      aria-pressed={isOne ? isChosen : undefined}
      tabIndex={isStop ? 0 : -1}
      data-mark={id}
      data-pin={isOne ? 'project' : 'cluster'}
      data-lit={isLit || undefined}
      onClick={onChoose}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onLight(true)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onLight(false)}
      onFocus={() => onLight(true)}
      onBlur={() => onLight(false)}
      className="absolute grid -translate-1/2 place-items-center rounded-full hover:z-10 focus-visible:z-10 data-lit:z-10"
      style={{ left: cluster.x, top: cluster.y, width: box, height: box }}
    >
      {isOne ? (
        <KindMark
          category={place.category}
          mechanism={place.mechanism}
          radius={isLit ? radius + 2 : radius}
          isLit={isLit}
          className="absolute"
        />
      ) : (
        <Ring cluster={cluster} isLit={isLit} />
      )}
      {label && (
        <span
          aria-hidden="true"
          style={besideMark[label](labelReach(cluster))}
          className="pointer-events-none absolute flex items-center gap-1 whitespace-nowrap rounded-soft border border-hairline bg-sheet px-1 font-mono text-ink text-xs leading-4 tabular-nums"
        >
          {isOne && place.score && <GradeMark grade={place.score.grade} size="tiny" />}
          {labelOf(cluster)}
        </span>
      )}
    </button>
  )
}
