import { traceContours } from '../trace-contours.ts'

const round = (value: number) => Math.round(value * 10) / 10

const svg = (width: number, height: number, colour: string, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none" stroke="${colour}">${body}</svg>`

const band = { width: 960, height: 120, strands: 18 }

/**
 * The interlaced waves of a banknote, as the page of a certificate has them at its edges.
 * @NOTE the same waves as guilloche() in web/art/line-fields.ts
 */
export const drawGuilloche = (): string => {
  const strands = Array.from({ length: band.strands }, (_, strand) => {
    const turn = (strand / band.strands) * Math.PI * 2
    const points: string[] = []
    for (let x = 0; x <= band.width; x += 10) {
      const swell = 34 + 16 * Math.sin(x / 76)
      const wave = Math.sin(x / 57 + turn) * (0.72 + 0.28 * Math.cos(turn * 2 + x / 190))
      points.push(`${x} ${round(band.height / 2 + swell * wave)}`)
    }
    return `M${points.join('L')}`
  })
  return svg(band.width, band.height, '#1f7a4d', `<path d="${strands.join('')}" stroke-width="0.7"/>`)
}

/** The lines of a hill that belongs to this paper alone, grown from its seed; every fifth is heavier, as on a survey map. */
export const drawGround = (seed: string, width: number, height: number): string => {
  const body = traceContours(seed, width, height)
    .map((line, at) => {
      const points = line.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')
      return `<path d="M${points}Z" stroke-width="${at % 5 === 2 ? 0.9 : 0.45}"/>`
    })
    .join('')
  return svg(width, height, '#dcdccb', body)
}
