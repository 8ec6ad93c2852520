import type { RenderedPage } from './render-page.ts'

/** Dots per point at which a page is looked at: letters are a few dots high, lines still apart. */
export const lookScale = 1

const strips = 6
const inkFrom = 56
/** Lines of one strip that make it a column of text, and how high a line may be. */
const leastLines = 4
const tallestLine = 24
/** A line of letters changes from ground to ink and back again and again; the edge of a thing does so once. */
const leastChanges = 6

/** How light each dot is, and what most of them are: the ground the letters stand on. */
const toGrey = ({ rgba, width, height }: RenderedPage) => {
  const grey = new Uint8Array(width * height)
  const counts = new Uint32Array(32)
  for (let at = 0; at < grey.length; at++) {
    const from = at * 4
    const light = ((rgba[from] ?? 0) * 77 + (rgba[from + 1] ?? 0) * 150 + (rgba[from + 2] ?? 0) * 29) >> 8
    grey[at] = light
    counts[light >> 3] = (counts[light >> 3] ?? 0) + 1
  }
  let most = 0
  for (let at = 0; at < counts.length; at++) if ((counts[at] ?? 0) > (counts[most] ?? 0)) most = at
  const near = (counts[most - 1] ?? 0) + (counts[most] ?? 0) + (counts[most + 1] ?? 0)
  return { grey, ground: most * 8 + 4, share: near / grey.length }
}

/** The lines of letters between two edges of the page: rows with many changes, apart from each other by bare ones. */
const countLines = (
  grey: Uint8Array,
  ground: number,
  width: number,
  height: number,
  from: number,
  to: number,
) => {
  let lines = 0
  let tall = 0
  let most = 0
  for (let y = 0; y <= height; y++) {
    let changes = 0
    let ink = 0
    let inside = false
    for (let x = from; x < to && y < height; x++) {
      const dark = Math.abs((grey[y * width + x] ?? 0) - ground) > inkFrom
      if (dark) ink += 1
      if (dark !== inside) changes += 1
      inside = dark
    }
    if (ink > 0.01 * (to - from)) {
      tall += 1
      most = Math.max(most, changes)
    } else {
      if (tall >= 2 && tall <= tallestLine && most >= leastChanges) lines += 1
      tall = 0
      most = 0
    }
  }
  return lines
}

/**
 * Whether the picture of a page is one of text. Text stands on an even ground, in lines that are apart; a photograph has
 * no ground, and a drawing no lines.
 */
export const looksLikeText = (picture: RenderedPage): boolean => {
  const { grey, ground, share } = toGrey(picture)
  if (share < 0.4) return false
  const wide = Math.floor(picture.width / strips)
  let written = 0
  for (let strip = 0; strip < strips; strip++)
    if (
      countLines(grey, ground, picture.width, picture.height, strip * wide, (strip + 1) * wide) >= leastLines
    )
      written += 1
  return written >= 2
}
