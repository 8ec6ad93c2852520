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

/** Equal areas, turned so that the middle of the map is the least bent. */
export const projectionOf = ({ latitude, longitude }: Place, level: number) =>
  geoEqualEarth()
    .rotate([-longitude, 0])
    .center([0, latitude])
    .scale(wholeWorld * (levels[level]?.zoom ?? 1))
    .translate([mapWidth / 2, mapHeight / 2])
    .clipExtent([
      [-1, -1],
      [mapWidth + 1, mapHeight + 1],
    ])

const degrees = (value: number, positive: string, negative: string) =>
  `${Math.abs(value).toLocaleString('en-US', { maximumFractionDigits: 4 })}° ${value < 0 ? negative : positive}`

/** 1.28° S, 36.82° E */
export const writePlace = ({ latitude, longitude }: Place): string =>
  `${degrees(latitude, 'N', 'S')}, ${degrees(longitude, 'E', 'W')}`
