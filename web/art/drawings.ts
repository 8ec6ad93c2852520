import { landscape } from './landscape.ts'
import { guilloche, mapSheet, sectionEdge } from './line-fields.ts'
import { portraits } from './portraits.ts'
import { reportTrail } from './report-trail.ts'
import { reportTrailTall } from './report-trail-tall.ts'
import { airCapture } from './scenes/air-capture.ts'
import { basalt } from './scenes/basalt.ts'
import { biochar } from './scenes/biochar.ts'
import { forest } from './scenes/forest.ts'
import { mangrove } from './scenes/mangrove.ts'
import { trail } from './trail.ts'
import { veinTree } from './vein-tree.ts'

/** Every picture of the site, by the name of its file. */
export const drawings: Record<string, () => string> = {
  'contours-wide': () => mapSheet(11, 1600, 900, 13, 520),
  'contours-tall': () => mapSheet(29, 900, 1200, 13, 480),
  'section-edge': () => sectionEdge(5),
  guilloche,
  landscape,
  'vein-tree': () => veinTree(),
  'scene-forest': forest,
  'scene-biochar': biochar,
  'scene-mangrove': mangrove,
  'scene-air-capture': airCapture,
  'scene-basalt': basalt,
  'report-trail': reportTrail,
  'report-trail-tall': reportTrailTall,
  'seller-trail': () => trail(),
  ...portraits,
}

/** A picture that outgrows its page is a fault of the drawing, found here and not by a visitor on a phone. */
export const pictureBytesMax = 40_000
