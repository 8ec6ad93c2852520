import { geoEqualEarth } from 'd3-geo'
import type { MapView, Place } from './map-view.ts'

export type MapFrame = { width: number; height: number }
export type MapLook = Pick<MapView, 'centre' | 'scale'>

// The world at a scale of one, its middle at nothing and north upwards.
const world = geoEqualEarth().scale(1).translate([0, 0])
const spotOf = (longitude: number, latitude: number): [x: number, y: number] => {
  const [x, y] = world([longitude, latitude]) ?? [0, 0]
  return [x, -y]
}
const heightOf = (latitude: number): number => spotOf(0, latitude)[1]
const latitudeAt = (y: number): number => world.invert?.([0, -y])?.[1] ?? 0

// From the north of Greenland to below the Horn: what is beyond is ice.
const [north, south] = [heightOf(86), heightOf(-64)]
const worldWide = spotOf(180, 0)[0] * 2

/** So that the land fills the frame, from top to foot and from side to side. */
export const coverScale = ({ width, height }: MapFrame): number =>
  Math.max(height / (north - south), width / worldWide)

/** As near as one may look: a large province fills the frame. */
export const nearestScale = (frame: MapFrame): number => coverScale(frame) * 24

const turned = (longitude: number): number => ((((longitude + 180) % 360) + 360) % 360) - 180

/** A look that does not lead beyond the poles or the bounds of nearness. */
export const boundLook = ({ centre, scale }: MapLook, frame: MapFrame): MapLook => {
  const kept = Math.min(nearestScale(frame), Math.max(coverScale(frame), scale))
  const half = frame.height / 2 / kept
  const y = Math.max(south + half, Math.min(north - half, heightOf(centre.latitude)))
  return { centre: { latitude: latitudeAt(y), longitude: turned(centre.longitude) }, scale: kept }
}

/** The middle of the shortest way around the globe that passes all of them. */
const middleOf = (longitudes: readonly number[]): number => {
  const sorted = longitudes.map(turned).sort((a, b) => a - b)
  const gaps = sorted.map((at, i) => ({ at, gap: (sorted[i + 1] ?? (sorted[0] ?? 0) + 360) - at }))
  const widest = gaps.reduce((a, b) => (b.gap > a.gap ? b : a), { at: 0, gap: 0 })
  return turned(widest.at + widest.gap / 2 + 180)
}

const fromMiddle = ({ longitude, latitude }: Place, middle: number) =>
  spotOf(turned(longitude - middle), latitude)

/** So far out that a frame shows more than it has land for, and not yet a stripe of it. */
const farthest = 0.6

/** Looks at all of the places, from a little farther away than the land fills the frame if need be; where the frame is too narrow even for that, at the side of the globe with the most of them. */
export const fitMap = (places: readonly Place[], frame: MapFrame, margin: number): MapLook => {
  const cover = coverScale(frame)
  const fitted = (chosen: readonly Place[]): MapLook => {
    const between = middleOf(chosen.map((place) => place.longitude))
    const across = chosen.map((place) => fromMiddle(place, between)[0])
    // A degree is wider near the equator: what lies there needs more of the frame than what lies north.
    const aside = (Math.min(...across) + Math.max(...across)) / 2
    const longitude = turned(between + (aside / worldWide) * 360)
    const points = chosen.map((place) => fromMiddle(place, longitude))
    const ys = points.map(([, y]) => y)
    const wide = 2 * Math.max(...points.map(([x]) => Math.abs(x)))
    const [low, high] = [Math.min(...ys), Math.max(...ys)]
    const scale = Math.min(
      (frame.width - 2 * margin) / Math.max(wide, 0.01),
      (frame.height - 2 * margin) / Math.max(high - low, 0.01),
      cover * 6,
    )
    return { centre: { latitude: latitudeAt((low + high) / 2), longitude }, scale }
  }
  if (places.length === 0) return boundLook({ centre: { latitude: 12, longitude: 10 }, scale: cover }, frame)
  const all = fitted(places)
  if (all.scale >= cover) return boundLook(all, frame)
  if (all.scale >= cover * farthest) return all
  const reach = (frame.width / 2 - margin) / cover
  const sides = Array.from({ length: 24 }, (_, i) =>
    places.filter((place) => Math.abs(fromMiddle(place, i * 15)[0]) <= reach),
  )
  const most = sides.reduce((a, b) => (b.length > a.length ? b : a))
  return boundLook({ ...fitted(most.length > 0 ? most : places), scale: cover }, frame)
}
