import { drawGround } from './ground.ts'
import { readScene, type ScenedProject, type SceneSubject, tellScene } from './read-scene.ts'
import {
  agroforestry,
  type DrawSubject,
  land,
  mangrove,
  marsh,
  peat,
  planting,
  seagrass,
  stand,
} from './subjects-of-plants.ts'
import { collectors, columns, field, husk, kiln, orchard, row } from './subjects-of-works.ts'

const subjects: Record<SceneSubject, DrawSubject> = {
  stand,
  planting,
  agroforestry,
  peat,
  kiln,
  husk,
  orchard,
  mangrove,
  seagrass,
  marsh,
  collectors,
  row,
  columns,
  field,
  land,
}

export type DrawnScene = { flora: string; hour: string; body: string; words: string }

/** The same project is the same picture everywhere; two of one kind are two pictures. */
export const drawScene = (project: ScenedProject): DrawnScene => {
  const scene = readScene(project)
  const { random, flora, land: lie, hour, subject } = scene
  const { drawn, mid } = drawGround(random, lie, hour)
  return { flora, hour, words: tellScene(scene), body: drawn + subjects[subject]({ random, flora, mid }) }
}
