import { terrain } from '../noise.ts'
import { curve, type Point } from '../path.ts'
import { filled, ridgeLine } from '../ridges.ts'
import { svg } from '../svg.ts'
import { backdrop } from './backdrop.ts'
import { height, sceneStyle, width } from './palette.ts'

/** A collector: a box on legs with two rows of fans. */
const collector = (x: number, y: number, columns: number) => {
  const fans = Array.from({ length: columns * 2 }, (_, i) => {
    const [cx, cy] = [x + 34 + (i % columns) * 58, y + 32 + Math.floor(i / columns) * 58]
    const blades = [0, 60, 120, 180, 240, 300]
      .map(
        (turn) =>
          `<path d="M${cx} ${cy}q9-7 4-20q-8 6-4 20" transform="rotate(${turn + i * 17} ${cx} ${cy})"/>`,
      )
      .join('')
    return `<circle class="dark" cx="${cx}" cy="${cy}" r="24"/><g class="pap">${blades}</g><circle class="ink" cx="${cx}" cy="${cy}" r="24" fill="none" stroke-width="1.5"/>`
  })
  const wide = columns * 58 + 10
  const louvres = Array.from({ length: 5 }, (_, i) => `M${x} ${y - 4 - i * 5}h${wide}`).join('')
  return `<path class="steel" d="M${x} ${y - 28}h${wide}v152h-${wide}z"/><path class="ink" d="${louvres}M${x} ${y}h${wide}v124h-${wide}zM${x + 16} ${y + 124}v24M${x + wide - 16} ${y + 124}v24" fill="none" stroke-width="1.5"/>${fans.join('')}`
}

/** Air drawn in from the left, bending towards the fans. */
const wind = () => {
  const field = terrain(303)
  return Array.from({ length: 9 }, (_, strand) => {
    const points: Point[] = []
    for (let x = -10; x <= 236; x += 20) {
      const near = (x / 236) ** 2
      const from = 120 + strand * 26
      points.push([x, from + (266 - from) * near * 0.55 + field(x / 120, strand / 3) * 12 * (1 - near)])
    }
    return curve(points)
  }).join('')
}

/** From both collectors into one pipe, down through the strata, and out into the pores of the rock. */
const pipe = (() => {
  const pores = [0, 1, 2, 3].flatMap((row) =>
    [-1, 1].flatMap((side) =>
      Array.from(
        { length: 4 - row },
        (_, i) =>
          `<circle cx="${431 + side * (20 + i * 17 + row * 3)}" cy="${470 - row * 13}" r="${2.8 - row * 0.45}"/>`,
      ),
    ),
  )
  return `<path class="steel ink" d="M418 306h26v12h-7v146h-12V318h-7zM421 366h20v9h-20z" stroke-width="1.5"/><g class="pap">${pores.join('')}</g>`
})()

/** Direct air capture: collectors on a plain, and the pipe that takes what they catch below ground. */
export const airCapture = () => {
  const ground = ridgeLine(terrain(33), { width, base: 372, rise: 14, stretch: 500, row: 1 })
  const strata = [410, 432, 456]
    .map((y, i) => curve(ridgeLine(terrain(34 + i), { width, base: y, rise: 10, stretch: 220, row: i })))
    .join('')
  return svg({
    width,
    height,
    style: sceneStyle({ steel: 'fill:#cdd8d2' }, { steel: 'fill:#2c4741' }),
    body: `${backdrop(71, 280, [96, 84])}<path class="ink" d="${wind()}" fill="none" stroke-width="1.5" opacity=".5"/><path class="near" d="${filled(ground, height)}"/>${collector(236, 226, 3)}${collector(440, 226, 3)}<path class="ink" d="${strata}" fill="none" opacity=".6"/>${pipe}`,
  })
}
