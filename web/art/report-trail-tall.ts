import { contourLines, levelsBetween } from './contour-lines.ts'
import { terrain } from './noise.ts'
import { between, randomFrom } from './random.ts'
import { trailStyle } from './report-trail.ts'
import { filled, hatching, heightAt, ridgeLine } from './ridges.ts'
import { svg } from './svg.ts'
import { nursery, plant } from './trees.ts'

const [width, height] = [900, 1500]

/** The same country seen from a phone: ridge before ridge, down to the trees one stands among. */
export const reportTrailTall = () => {
  const random = randomFrom(417)
  const field = terrain(238, { octaves: 4, warp: 0.3 })
  const sky = contourLines(terrain(319), {
    width,
    height: 420,
    cell: 16,
    scale: 380,
    levels: levelsBetween(-0.5, 0.5, 7),
    tolerance: 2.4,
    shortest: 200,
  })
  const hills = [330, 560, 800, 1060, 1400].map((base, row) => {
    const line = ridgeLine(field, { width, base, rise: 130 - row * 14, stretch: 360, row: row * 3.3 })
    const trees = Array.from({ length: row === 0 ? 0 : 14 + row * 5 }, () => {
      const x = between(random, -10, width + 10)
      const y = heightAt(line, x) + between(random, 6, row < 4 ? 130 : 14)
      const size = 14 + row * 22
      return plant(random, 'conifer', 5, [x, y], between(random, size, size * 1.7))
    }).join('')
    return row < 4
      ? `<path class="r${row}" d="${filled(line, height)}"/><path class="h" fill="none" stroke-width="1.4" d="${hatching(line, 7, 17)}"/><g class="t">${trees}</g>`
      : `<g class="r4"><path d="${filled(line, height)}"/>${trees}</g>`
  })
  return svg({
    width,
    height,
    style: trailStyle,
    body: `<defs><linearGradient id="s" x2="0" y2="1"><stop class="a"/><stop class="b" offset="1"/></linearGradient>${nursery(random, 'conifer', 5)}</defs><rect width="${width}" height="600" fill="url(#s)"/><path class="ln" d="${sky.join('')}" fill="none" stroke-width="1.3"/><circle class="halo" cx="700" cy="130" r="74"/><circle class="sun" cx="700" cy="130" r="52"/>${hills.join('')}`,
  })
}
