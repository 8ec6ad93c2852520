import { terrain } from '../noise.ts'
import { curve, type Point } from '../path.ts'
import { between, randomFrom } from '../random.ts'
import { filled, ridgeLine } from '../ridges.ts'
import { svg } from '../svg.ts'
import { backdrop } from './backdrop.ts'
import { height, sceneStyle, width } from './palette.ts'

/** Smoke that has little to say: three thin lines that fade. */
const smoke = () => {
  const field = terrain(808)
  return [0, 1, 2]
    .map((strand) => {
      const points: Point[] = []
      for (let up = 0; up <= 168; up += 14)
        points.push([398 + strand * 6 + field(up / 90, strand) * up * 0.4 + up * 0.3, 146 - up])
      return curve(points)
    })
    .join('')
}

/** A ringed kiln of brick, cordwood beside it, and the char it leaves in the furrows. */
export const biochar = () => {
  const random = randomFrom(7)
  const ground = ridgeLine(terrain(21), { width, base: 372, rise: 18, stretch: 420, row: 1 })
  const courses = Array.from({ length: 9 }, (_, i) => `M${262 + i * 3} ${370 - i * 20}H${442 - i * 3}`).join(
    '',
  )
  const joints = Array.from({ length: 9 }, (_, course) => {
    const [left, right] = [266 + course * 3, 438 - course * 3]
    const across = Array.from({ length: 8 }, (_, i) => left + 10 + i * 24 + (course % 2) * 12)
    return across
      .filter((x) => x < right - 6)
      .map((x) => `M${x} ${370 - course * 20}v-20`)
      .join('')
  }).join('')
  const logs = [5, 4, 3, 2]
    .flatMap((count, row) =>
      Array.from({ length: count }, (_, i) => {
        const [x, y] = [90 + row * 17 + i * 34, 366 - row * 29]
        return `<circle class="log" cx="${x}" cy="${y}" r="16"/><circle class="ink" cx="${x + 1}" cy="${y}" r="${between(random, 7, 10).toFixed(1)}" fill="none" opacity=".5"/><circle class="ink" cx="${x}" cy="${y}" r="16" fill="none" stroke-width="1.5"/>`
      }),
    )
    .join('')
  const furrows = Array.from(
    { length: 8 },
    (_, i) => `M-40 ${398 + i * 12}Q${320} ${380 + i * 14} ${680} ${396 + i * 13}`,
  ).join('')
  return svg({
    width,
    height,
    style: sceneStyle(
      {
        kiln: 'fill:#b4673f',
        log: 'fill:#d8b98a',
        glow: 'fill:#f0b44a',
        furrow: 'stroke:#10241d;opacity:.75',
      },
      { kiln: 'fill:#5c3220', log: 'fill:#5a4a32', glow: 'fill:#e9a13b', furrow: 'stroke:#050c0a' },
    ),
    body: `${backdrop(44, 270, [120, 96])}<path class="near" d="${filled(ground, height)}"/><path class="ink" d="${smoke()}" fill="none" stroke-width="1.5" opacity=".55"/><path class="kiln" d="M258 376L290 190H414L446 376zM390 196V152h28v44zM384 152v-9h40v9z"/><path class="ink" d="${courses}${joints}" fill="none" opacity=".35"/><path class="dark" d="M316 376v-58a36 36 0 0 1 72 0v58z"/><path class="glow" d="M328 376c-4-22 10-26 8-44c14 8 14 20 18 26c2-8 6-10 8-16c14 14 14 24 12 34z"/>${logs}<path class="furrow" d="${furrows}" fill="none" stroke-width="5"/>`,
  })
}
