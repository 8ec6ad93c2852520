import { terrain } from '../noise.ts'
import { curve, type Point, polyline } from '../path.ts'
import { between, randomFrom } from '../random.ts'
import { ridgeLine } from '../ridges.ts'
import { svg } from '../svg.ts'
import { backdrop } from './backdrop.ts'
import { height, sceneStyle, width } from './palette.ts'

/** Six-sided columns, each broken off at its own height. */
const columns = () => {
  const random = randomFrom(27)
  const field = terrain(64)
  let drawn = ''
  for (let x = 300; x < 680; x += 30) {
    const top = 300 - (x - 300) * 0.42 - field(x / 130, 1) * 60 - between(random, 0, 22)
    const face: Point[] = [
      [x, top],
      [x + 9, top - 8],
      [x + 24, top - 8],
      [x + 32, top],
      [x + 32, 400],
      [x, 400],
    ]
    drawn += `<path class="rock" d="${polyline(face, true)}"/><path class="shade" d="${polyline(
      [
        [x + 22, top + 6],
        [x + 32, top],
        [x + 32, 400],
        [x + 22, 400],
      ],
      true,
    )}"/><path class="ink" fill="none" opacity=".6" d="${polyline([...face.slice(0, 4), [x + 22, top + 6], [x + 8, top + 6]], true)}M${x} ${Math.round(top)}V400M${x + 22} ${Math.round(top + 6)}V400"/>`
  }
  return drawn
}

/** Enhanced weathering: the cliff the rock comes from, and the field it is spread on, row by row. */
export const basalt = () => {
  const random = randomFrom(40)
  const rows = Array.from({ length: 11 }, (_, i) => {
    const near = i / 10
    const x = -260 + i * 130
    return `M${(230 + (x - 230) * 0.16).toFixed()} 352Q${(230 + (x - 230) * 0.5).toFixed()} ${(400 - near * 4).toFixed()} ${x} 480`
  })
  const grains = Array.from({ length: 150 }, () => {
    const deep = random() ** 0.7
    return `M${between(random, 0, width).toFixed()} ${(366 + deep * 112).toFixed()}h0`
  })
  const hem = curve(ridgeLine(terrain(91), { width, base: 360, rise: 10, stretch: 300, row: 0 }))
  return svg({
    width,
    height,
    style: sceneStyle(
      { rock: 'fill:#5d6b69', shade: 'fill:#42504e', soil: 'fill:#8a9a6a', dust: 'stroke:#39443f' },
      { rock: 'fill:#51635f', shade: 'fill:#364642', soil: 'fill:#3a5138', dust: 'stroke:#b7c6bf' },
    ),
    body: `${backdrop(83, 290, [150, 100])}${columns()}<path class="soil" d="${hem}V480H-16z"/><path class="ink" d="${rows.join('')}" fill="none" stroke-width="1.5" opacity=".4"/><path class="dust" d="${grains.join('')}" stroke-width="3" stroke-linecap="round"/>`,
  })
}
