import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
const raw = Object.fromEntries(
  [...css.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]),
)
const meanings = Object.fromEntries(
  [...css.matchAll(/--([\w-]+):\s*light-dark\(var\(--([\w-]+)\), var\(--([\w-]+)\)\);/g)].map(
    ([, name, light, dark]) => [name, { light: raw[light ?? ''], dark: raw[dark ?? ''] }],
  ),
)

const luminance = (hex: string) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

const contrast = (front: string, back: string, theme: 'light' | 'dark') => {
  const [a, b] = [meanings[front]?.[theme], meanings[back]?.[theme]]
  if (!a || !b) throw new Error(`${front} or ${back} has no value in ${theme}`)
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (high + 0.05) / (low + 0.05)
}

const grounds = ['paper', 'sheet', 'sunken']

for (const theme of ['light', 'dark'] as const) {
  test(`text can be read on every ground (AA), ${theme}`, () => {
    for (const ground of grounds)
      for (const text of ['muted', 'leaf-strong', 'attention', 'error'])
        expect(contrast(text, ground, theme), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5)
  })

  test(`figures stand out on every ground (AAA), ${theme}`, () => {
    for (const ground of grounds) expect(contrast('ink', ground, theme), ground).toBeGreaterThanOrEqual(7)
  })

  test(`what is written on a coloured button can be read (AA), ${theme}`, () => {
    expect(contrast('on-leaf', 'leaf', theme)).toBeGreaterThanOrEqual(4.5)
    expect(contrast('on-leaf', 'leaf-strong', theme)).toBeGreaterThanOrEqual(4.5)
    expect(contrast('on-danger', 'danger', theme)).toBeGreaterThanOrEqual(4.5)
    expect(contrast('ink', 'moss', theme)).toBeGreaterThanOrEqual(4.5)
  })

  test(`what a picture draws by its colour can be told from the page (3 to 1), ${theme}`, () => {
    const inks = ['scope-1', 'scope-2', 'scope-3', 'unsplit', 'retired']
    const kinds = ['redd-arr', 'biochar', 'blue-carbon', 'dac', 'erw'].map((kind) => `kind-${kind}`)
    for (const ground of grounds)
      for (const ink of [...inks, ...kinds])
        expect(contrast(ink, ground, theme), `${ink} on ${ground}`).toBeGreaterThanOrEqual(3)
  })

  test(`the further a credit is in its life, the more it weighs in a picture, ${theme}`, () => {
    const weights = ['listed', 'held', 'retired'].map((state) => contrast(state, 'sheet', theme))
    expect(weights).toEqual([...weights].sort((a, b) => a - b))
    expect(contrast('held', 'listed', theme)).toBeGreaterThanOrEqual(1.25)
    // By day another hue tells what is listed from what is not; by night both are dark.
    if (theme === 'dark') expect(contrast('listed', 'issued', theme)).toBeGreaterThanOrEqual(1.4)
  })

  test(`the letter of every grade can be read on its tile (AA), ${theme}`, () => {
    for (const grade of ['a', 'b', 'c', 'd', 'e'])
      expect(contrast(`on-grade-${grade}`, `grade-${grade}`, theme), grade).toBeGreaterThanOrEqual(4.5)
  })

  test(`the edge of a control and the focus ring can be seen (3 to 1), ${theme}`, () => {
    for (const ground of grounds)
      for (const line of ['edge', 'leaf'])
        expect(contrast(line, ground, theme), `${line} on ${ground}`).toBeGreaterThanOrEqual(3)
  })
}

test('a field of colour can be told from the page at night (3 to 1)', () => {
  for (const ground of grounds) expect(contrast('moss', ground, 'dark'), ground).toBeGreaterThanOrEqual(3)
})
