import { createNoise2D } from 'simplex-noise'
import { randomFrom } from './random.ts'

export type Field = (x: number, y: number) => number

/** Fractal simplex noise: each octave twice as fine and half as strong. Roughly -1 to 1. */
const fractal = (seed: number, octaves: number): Field => {
  const noise = createNoise2D(randomFrom(seed))
  return (x, y) => {
    let sum = 0
    let strength = 0.5
    let fineness = 1
    for (let octave = 0; octave < octaves; octave++) {
      sum += strength * noise(x * fineness, y * fineness)
      strength /= 2
      fineness *= 2
    }
    return sum
  }
}

/** Noise read at places that other noise has moved: hills get ridges and valleys instead of blobs. */
export const terrain = (seed: number, { octaves = 3, warp = 0.6 } = {}): Field => {
  const height = fractal(seed, octaves)
  const east = fractal(seed + 1, 2)
  const north = fractal(seed + 2, 2)
  return (x, y) => height(x + warp * east(x, y), y + warp * north(x, y))
}
