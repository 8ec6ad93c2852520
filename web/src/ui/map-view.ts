import { geoEqualEarth } from 'd3-geo'

export type Place = { latitude: number; longitude: number }

export const [mapWidth, mapHeight] = [720, 400]
const wholeWorld = 133

/** How near, and how many degrees an arrow key moves the mark there. */
export const levels = [
  { zoom: 1, step: 5 },
  { zoom: 3, step: 2 },
  { zoom: 8, step: 0.5 },
  { zoom: 20, step: 0.2 },
  { zoom: 50, step: 0.05 },
] as const

// Ten metres: nobody points nearer than that.
const round = (degrees: number) => Math.round(degrees * 10_000) / 10_000

/** A place on the globe, wherever the arithmetic led. */
export const within = (latitude: number, longitude: number): Place => ({
  latitude: round(Math.max(-85, Math.min(85, latitude))),
  longitude: round(((((longitude + 180) % 360) + 360) % 360) - 180),
})

/** Where a map looks, how large it draws the world, and into which frame. */
export type MapView = { centre: Place; scale: number; width: number; height: number }

/** Equal areas, turned so that the middle of the map is the least bent. What lies `around` the frame is drawn as well. */
export const projectView = ({ centre, scale, width, height }: MapView, around = 1) =>
  geoEqualEarth()
    .rotate([-centre.longitude, 0])
    .center([0, centre.latitude])
    .scale(scale)
    .translate([width / 2, height / 2])
    .clipExtent([
      [-around, -around],
      [width + around, height + around],
    ])

/** The plain map of one shape, at one of the levels. */
export const levelView = (centre: Place, level: number): MapView => ({
  centre,
  scale: wholeWorld * (levels[level]?.zoom ?? 1),
  width: mapWidth,
  height: mapHeight,
})

export const projectionOf = (centre: Place, level: number) => projectView(levelView(centre, level))

// How far apart the lines of the net are, in degrees, from so large a world on.
const nets = [
  [50, 1],
  [20, 5],
  [8, 10],
  [3, 15],
] as const

export const netOf = (scale: number): number => nets.find(([zoom]) => scale >= wholeWorld * zoom)?.[1] ?? 30

const degrees = (value: number, positive: string, negative: string) =>
  `${Math.abs(value).toLocaleString('en-US', { maximumFractionDigits: 4 })}° ${value < 0 ? negative : positive}`

/** 1.28° S, 36.82° E */
export const writePlace = ({ latitude, longitude }: Place): string =>
  `${degrees(latitude, 'N', 'S')}, ${degrees(longitude, 'E', 'W')}`
