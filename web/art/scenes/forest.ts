import { terrain } from '../noise.ts'
import { between, randomFrom } from '../random.ts'
import { filled, heightAt, ridgeLine } from '../ridges.ts'
import { svg } from '../svg.ts'
import { nursery, plant } from '../trees.ts'
import { backdrop } from './backdrop.ts'
import { height, sceneStyle, width } from './palette.ts'

/** REDD+ and reforestation: an old stand behind, young trees in rows in front. */
export const forest = () => {
  const random = randomFrom(61)
  const near = ridgeLine(terrain(14), { width, base: 360, rise: 50, stretch: 300, row: 1 })
  const front = ridgeLine(terrain(15), { width, base: 440, rise: 20, stretch: 300, row: 2 })
  const old = Array.from({ length: 44 }, () => {
    const x = between(random, -10, width + 10)
    return plant(random, 'conifer', 4, [x, heightAt(near, x) + 4], between(random, 60, 135))
  })
  const young = Array.from({ length: 15 }, (_, i) => {
    const x = 18 + i * 43
    return plant(random, 'broadleaf', 3, [x, heightAt(front, x) + 3], between(random, 46, 66))
  })
  return svg({
    width,
    height,
    style: sceneStyle({ young: 'fill:#a9c08a' }, { near: 'fill:#23483b', young: 'fill:#5d8057' }),
    body: `<defs>${nursery(random, 'conifer', 4)}${nursery(random, 'broadleaf', 3)}</defs>${backdrop(31, 250, [500, 90])}<g class="near"><path d="${filled(near, height)}"/>${old.join('')}</g><path class="dark" d="${filled(front, height)}"/><g class="young">${young.join('')}</g>`,
  })
}
