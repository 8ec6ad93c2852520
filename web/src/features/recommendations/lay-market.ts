import type { Frontier, MarketMark, RecommendedBasket, Wish } from '@ledgerleaf/contract/recommendations'
import { frameOf, narrowPixels, pictureHeight } from './market-scale.ts'
import { alongLine, placeNames } from './place-names.ts'
import { placeRings, ringRadius } from './place-rings.ts'
import { nameBasket, nameBought, nameLine } from './plot-names.ts'

/** How far the words beside the grip of the score reach. */
const footNamePixels = 104

type Point = { scoreMean: number; centsPerTonne: number }

type Market = {
  width: number
  shown: readonly MarketMark[]
  /** The highest price that is drawn, in cents. */
  most: number
  frontier: Frontier | null
  basket: RecommendedBasket | null
  point: Point | null
  rings: readonly (Point & { number: number })[]
  chosen: ReadonlySet<string>
  limits: Wish['limits']
}

/** Where everything in the picture stands: marks, the line, rings beside what they would hide, and the names between. */
export const layMarket = (market: Market) => {
  const { width, shown, most, frontier, basket, point, rings, chosen, limits } = market
  const height = pictureHeight(width)
  const isNarrow = width < narrowPixels
  const points = frontier?.points.filter(({ totalCents }) => totalCents / frontier.tonnes <= most) ?? []
  const prices = [
    ...(frontier ? points.map(({ totalCents }) => totalCents / frontier.tonnes) : []),
    ...(point ? [point.centsPerTonne] : []),
    ...rings.map(({ centsPerTonne }) => centsPerTonne),
  ]
  const scores = [
    ...points.map(({ scoreMean }) => scoreMean),
    ...(point ? [point.scoreMean] : []),
    ...rings.map(({ scoreMean }) => scoreMean),
  ]
  const frame = frameOf(shown, prices, scores, width, height)
  const drawn = shown.map((mark, at) => ({
    mark,
    ...frame.placeOf(mark, at),
    radius: frame.radiusOf(mark.availableCredits),
  }))
  const at = (one: { scoreMean: number; centsPerTonne: number }) => ({
    x: frame.x(one.scoreMean),
    y: frame.y(one.centsPerTonne),
  })
  const own = point ? [{ ...at(point), radius: ringRadius + 1 }] : []
  const bought = drawn.filter(({ mark }) => chosen.has(mark.listingId))
  // A name or a ring on the line hides where it leads.
  const line = frontier
    ? alongLine(
        points.map((one) => ({
          x: frame.x(one.scoreMean),
          y: frame.y(one.totalCents / frontier.tonnes),
        })),
      )
    : []
  const ringPlaces = placeRings(rings.map(at), [...bought, ...own], { ...frame, left: frame.lane.from }, line)
  const drawnRings = rings.map((ring, place) => ({
    number: ring.number,
    at: at(ring),
    ring: ringPlaces[place] ?? at(ring),
  }))
  const kept = [
    ...own,
    ...drawnRings.flatMap(({ at, ring }) => [
      { ...ring, radius: ringRadius + 1 },
      // A line to a name that passes a place would be taken for the line to it.
      { ...at, radius: 6 },
    ]),
  ]
  const ringLeaders = drawnRings.flatMap(({ at, ring }) => alongLine([at, ring]))
  const room = { ...frame, left: frame.lane.from, right: width }
  const beside = drawn.filter(({ mark }) => !chosen.has(mark.listingId))
  const scoreAt = frame.x(limits.scoreMin ?? frame.scores[0])
  // What names the limit of the score while it is none stands at the foot of its line.
  const footName =
    isNarrow || limits.scoreMin !== undefined
      ? []
      : alongLine([
          { x: scoreAt, y: frame.ground - 10 },
          { x: scoreAt + footNamePixels, y: frame.ground - 10 },
        ]).map((place) => ({ ...place, radius: 8 }))
  // What the line is stands at its upper end; a phone has it among the keys, where the other baskets always are.
  const end = points.at(-1)
  const named = [
    // What is bought has less room beside it than the basket between.
    ...nameBought(bought, basket, isNarrow),
    ...nameBasket(basket, own),
    ...(end && frontier && !isNarrow
      ? nameLine(limits, {
          x: frame.x(end.scoreMean),
          y: frame.y(end.totalCents / frontier.tonnes),
        })
      : []),
  ]
  const names = placeNames(named, room, [...kept, ...footName], [...beside, ...line, ...ringLeaders])
  return { frame, drawn, points, drawnRings, names }
}
