import type { MarketMark } from '@ledgerleaf/contract/recommendations'
import { scaleLinear, scaleLog } from '@visx/scale'

/** From so many times the lowest on, the low prices would lie on one line. */
const wideRange = 8
const margin = { top: 18, right: 24, bottom: 46, left: 56 }
/** Narrower than this it is drawn for a phone. */
export const narrowPixels = 480

const scoreRoom = 4
const scoreSpanLeast = 20

/** From where to where scores are drawn: a little more than there are, to whole fives, and never a sliver. */
export const scoreDomain = (scores: readonly number[]): [number, number] => {
  if (scores.length === 0) return [0, 100]
  const low = Math.max(0, Math.floor((Math.min(...scores) - scoreRoom) / 5) * 5)
  const high = Math.min(100, Math.ceil((Math.max(...scores) + scoreRoom) / 5) * 5)
  if (high - low >= scoreSpanLeast) return [low, high]
  const from = Math.max(0, Math.min(low, 100 - scoreSpanLeast))
  return [from, Math.max(high, from + scoreSpanLeast)]
}

/** As much of the market as lies about what is bought: prices up to so many times the dearest line of the basket. */
const nearTimes = 2.5
export const nearCents = (lineCents: readonly number[]): number => Math.max(0, ...lineCents) * nearTimes

/** How high the picture is drawn: as a sheet lies, and on a phone a little higher than wide. */
export const pictureHeight = (width: number): number =>
  width < narrowPixels ? 400 : Math.round(Math.min(560, Math.max(420, width * 0.625)))

export type MarketFrame = ReturnType<typeof frameOf>

/**
 * Where everything stands in the picture: the score from left to right, the price from below to above, and a lane of its own
 * at the left for what has no score, so that none is drawn as nought.
 */
export const frameOf = (
  marks: readonly MarketMark[],
  prices: readonly number[],
  scores: readonly number[],
  width: number,
  height: number,
) => {
  const all = [...marks.map(({ pricePerCreditCents }) => pricePerCreditCents), ...prices].filter(
    (cents) => cents > 0,
  )
  const low = all.reduce((least, cents) => Math.min(least, cents), Number.POSITIVE_INFINITY)
  const high = all.reduce((most, cents) => Math.max(most, cents), 0)
  const [from, to] = Number.isFinite(low) ? [low, high] : [100, 10_000]
  const hasUnscored = marks.some(({ score }) => score === null)
  const lane = hasUnscored ? (width < narrowPixels ? 34 : 56) : 0
  const left = margin.left + lane
  const [right, top, ground] = [width - margin.right, margin.top, height - margin.bottom]
  const isWide = to / from > wideRange
  const range: [number, number] = [ground, top]
  const y = isWide
    ? scaleLog<number>({ domain: [from * 0.62, to * 1.25], range })
    : scaleLinear<number>({
        domain: [from - (to - from || from) * 0.15, to + (to - from || from) * 0.15],
        range,
      })
  const domain = scoreDomain([...marks.flatMap(({ score }) => (score === null ? [] : [score])), ...scores])
  const x = scaleLinear<number>({ domain, range: [left, right], clamp: true })
  const most = marks.reduce((largest, { availableCredits }) => Math.max(largest, availableCredits), 1)
  const largest = marks.length > 300 ? 11 : width < narrowPixels ? 12 : 17
  return {
    x,
    y,
    scores: domain,
    isWide,
    left,
    right,
    top,
    ground,
    lane: { from: margin.left, to: left, middle: margin.left + lane / 2, width: lane },
    /** The area of a mark grows with the tonnes; the smallest can still be seen. */
    radiusOf: (tonnes: number): number =>
      Math.max(marks.length > 300 ? 3 : 4, Math.sqrt(tonnes / most) * largest),
    /** Marks without a score lie beside each other by their place in the list, so that equal prices are all seen. */
    placeOf: ({ score, pricePerCreditCents }: MarketMark, at: number): { x: number; y: number } => ({
      x: score === null ? margin.left + lane * (0.25 + 0.5 * ((at * 0.618) % 1)) : x(score),
      y: y(pricePerCreditCents),
    }),
    /** Prices to be written at the left. */
    ticks: (): number[] => {
      // The grip of a limit stands at the foot of the axis.
      const isFree = (cents: number) => y(cents) < ground - 16
      if (!isWide) return y.ticks(5).filter(isFree)
      const steps = [1, 2, 5].flatMap((step) => [1, 2, 3, 4, 5, 6, 7].map((power) => step * 10 ** power))
      const inside = steps.sort((a, b) => a - b).filter((cents) => cents >= from * 0.62 && cents <= to * 1.25)
      return (inside.length > 7 ? inside.filter((cents) => /^1/.test(String(cents))) : inside).filter(isFree)
    },
  }
}

/** The mark a hand points at: the nearest one, if it is near. */
export const nearestMark = (
  places: readonly { x: number; y: number; radius: number }[],
  { x, y }: { x: number; y: number },
  reach = 14,
): number | null => {
  let nearest: { at: number; distance: number } | null = null
  for (const [at, place] of places.entries()) {
    const distance = Math.hypot(place.x - x, place.y - y)
    if (distance > place.radius + reach) continue
    if (!nearest || distance < nearest.distance) nearest = { at, distance }
  }
  return nearest?.at ?? null
}
