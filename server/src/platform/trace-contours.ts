import { createHash } from 'node:crypto'

type Point = readonly [number, number]

/** Four numbers between 0 and 1 that belong to this text and no other. */
const seedsOf = (text: string): readonly number[] => {
  const digest = createHash('sha256').update(text).digest()
  return [0, 4, 8, 12].map((at) => digest.readUInt32BE(at) / 2 ** 32)
}

const rings = 22
const pointsPerRing = 160

/** Closed lines around a summit, as on a map: wide apart where the slope is gentle. The same id, the same hill. */
export const traceContours = (id: string, width: number, height: number): Point[][] => {
  const [a = 0, b = 0, c = 0, d = 0] = seedsOf(id)
  const summit: Point = [width * (0.62 + 0.2 * a), height * (0.25 + 0.4 * b)]
  return Array.from({ length: rings }, (_, ring) => {
    const radius = 14 + ring * (19 + 5 * d)
    return Array.from({ length: pointsPerRing }, (_, at): Point => {
      const turn = (at / pointsPerRing) * 2 * Math.PI
      const wave =
        1 +
        0.13 * Math.sin(3 * turn + 6.28 * a + ring * 0.09) +
        0.08 * Math.sin(5 * turn + 6.28 * b - ring * 0.13) +
        0.05 * Math.sin(8 * turn + 6.28 * c + ring * 0.21)
      return [summit[0] + radius * wave * 1.35 * Math.cos(turn), summit[1] + radius * wave * Math.sin(turn)]
    })
  })
}
