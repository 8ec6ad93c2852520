type InkRun = { from: number; to: number }

const shades = 16
const contrast = 48

/**
 * Where on a strip of pixels something stands on its ground, as shares of its width, from left to right: what is less than
 * `gap` columns apart is one run, as the words of a label are. The ground is what most of the strip is, since rows of a table
 * are tinted.
 */
export const inkRuns = (pixels: Uint8ClampedArray, width: number, gap: number): InkRun[] => {
  const lightOf = (at: number) => ((pixels[at] ?? 0) + (pixels[at + 1] ?? 0) + (pixels[at + 2] ?? 0)) / 3
  const counts = new Array<number>(shades).fill(0)
  for (let at = 0; at < pixels.length; at += 4) {
    const shade = Math.min(shades - 1, Math.floor((lightOf(at) / 256) * shades))
    counts[shade] = (counts[shade] ?? 0) + 1
  }
  const ground = ((counts.indexOf(Math.max(...counts)) + 0.5) / shades) * 256
  const inked = new Array<boolean>(width).fill(false)
  for (let at = 0; at < pixels.length; at += 4)
    if (Math.abs(lightOf(at) - ground) >= contrast) inked[(at / 4) % width] = true
  const runs: InkRun[] = []
  inked.forEach((isInk, column) => {
    if (!isInk) return
    const last = runs.at(-1)
    if (last && column - last.to < gap) last.to = column + 1
    else runs.push({ from: column, to: column + 1 })
  })
  return runs.map(({ from, to }) => ({ from: from / width, to: to / width }))
}
