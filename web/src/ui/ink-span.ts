type InkSpan = { from: number; to: number }

const shades = 16
const contrast = 48

/**
 * From which to which column of a strip of pixels something stands on its ground, as a share of its width; null where nothing
 * does. The ground is what most of the strip is, since rows of a table are tinted.
 */
export const inkSpan = (pixels: Uint8ClampedArray, width: number): InkSpan | null => {
  const lightOf = (at: number) => ((pixels[at] ?? 0) + (pixels[at + 1] ?? 0) + (pixels[at + 2] ?? 0)) / 3
  const counts = new Array<number>(shades).fill(0)
  for (let at = 0; at < pixels.length; at += 4) {
    const shade = Math.min(shades - 1, Math.floor((lightOf(at) / 256) * shades))
    counts[shade] = (counts[shade] ?? 0) + 1
  }
  const ground = ((counts.indexOf(Math.max(...counts)) + 0.5) / shades) * 256
  let [first, last] = [width, -1]
  for (let at = 0; at < pixels.length; at += 4) {
    if (Math.abs(lightOf(at) - ground) < contrast) continue
    const column = (at / 4) % width
    first = Math.min(first, column)
    last = Math.max(last, column)
  }
  return last < 0 ? null : { from: first / width, to: (last + 1) / width }
}
