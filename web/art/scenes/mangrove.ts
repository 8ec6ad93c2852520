import { between, randomFrom } from '../random.ts'
import { svg } from '../svg.ts'
import { backdrop } from './backdrop.ts'
import { height, sceneStyle, width } from './palette.ts'

const tide = 330

/** One tree on its stilts: arched roots above the water, broken arches below it. */
const tree = (x: number, size: number, seed: number) => {
  const random = randomFrom(seed)
  const knee = tide - 46 * size
  const roots = Array.from({ length: 9 }, (_, i) => {
    const reach = (i - 4) * 19 * size + between(random, -5, 5)
    const foot = tide + 34 * size - Math.abs(i - 4) * 4
    return `M${x} ${(knee - 16 * size).toFixed()}C${(x + reach * 0.6).toFixed()} ${(knee - 10 * size).toFixed()} ${(x + reach).toFixed()} ${knee.toFixed()} ${(x + reach * 1.08).toFixed()} ${foot.toFixed()}`
  })
  const crown = Array.from({ length: 26 }, () => {
    const angle = between(random, 0, Math.PI * 2)
    const away = random() ** 0.6
    const cx = x + Math.cos(angle) * 84 * size * away
    const cy = knee - 100 * size + Math.sin(angle) * 40 * size * away
    return `<circle cx="${cx.toFixed()}" cy="${cy.toFixed()}" r="${between(random, 15 * size, 25 * size).toFixed()}"/>`
  })
  return `<path class="root" d="${roots.join('')}M${x} ${knee.toFixed()}C${x - 8} ${(knee - 40 * size).toFixed()} ${x + 10} ${(knee - 60 * size).toFixed()} ${x + 2} ${(knee - 110 * size).toFixed()}" fill="none" stroke-width="${(5 * size).toFixed(1)}" stroke-linecap="round"/><g class="crown">${crown.join('')}<circle cx="${x}" cy="${(knee - 100 * size).toFixed()}" r="${(44 * size).toFixed()}"/></g>`
}

/** Blue carbon: mangroves at half tide. */
export const mangrove = () => {
  const random = randomFrom(19)
  const ripples = Array.from({ length: 44 }, () => {
    const deep = random()
    return `M${between(random, -20, width).toFixed()} ${(tide + 10 + deep * 140).toFixed()}h${between(random, 14, 40 + deep * 90).toFixed()}`
  })
  return svg({
    width,
    height,
    style: sceneStyle(
      { crown: 'fill:#3f6d57', sea: 'fill:#b9d3d0', root: 'stroke:#4b3b2a' },
      { crown: 'fill:#2f5a49', sea: 'fill:#17363a', root: 'stroke:#070f0d' },
    ),
    body: `${backdrop(58, 290, [470, 110])}<rect class="sea" y="${tide - 20}" width="${width}" height="200"/>${tree(120, 0.8, 3)}${tree(520, 0.9, 5)}${tree(318, 1.3, 8)}<path class="ink" d="${ripples.join('')}" fill="none" stroke-width="1.5" opacity=".45"/>`,
  })
}
