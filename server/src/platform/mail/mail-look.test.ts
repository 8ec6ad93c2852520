import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { drawMailHtml } from './draw-mail-html.ts'
import { firstLines, firstRows } from './first-rows.ts'
import type { MailContent } from './mail-content.ts'
import { day, night, styleSheet, styles } from './mail-look.ts'

const tokens = readFileSync(join(import.meta.dirname, '../../../../web/src/ui/tokens.css'), 'utf8')

/** Relative luminance of WCAG 2. */
const lightOf = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
const contrast = (one: string, other: string): number => {
  const [dark = 0, light = 0] = [lightOf(one), lightOf(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

test.each([
  ['by day', day],
  ['by night', night],
])('%s text is readable (AA), and figures more so (AAA)', (_when, look) => {
  expect(contrast(look.ink, look.paper)).toBeGreaterThan(7)
  for (const words of [look.muted, look.leaf, look.attention])
    expect(contrast(words, look.paper)).toBeGreaterThan(4.5)
  expect(contrast(look.muted, look.band)).toBeGreaterThan(4.5)
  expect(contrast(look.onLeaf, look.leaf)).toBeGreaterThan(4.5)
})

test('a mail has the colours of the site', () => {
  for (const colour of [...Object.values(day), ...Object.values(night)])
    expect(tokens).toContain(`${colour};`)
})

test('every colour of the day has one of the night, for clients that ask', () => {
  const [asked = ''] = /@media \(prefers-color-scheme:dark\).*?}}/.exec(styleSheet) ?? []
  for (const colour of Object.values(night)) expect(asked).toContain(`${colour}!important`)
})

test('what leads a mail is set in the serif of the family, by fonts that readers have', () => {
  for (const style of [styles.mark, styles.headline, styles.figure]) expect(style).toContain('Georgia')
})

test('the leaf is drawn by the mail itself and has its own colour by night', () => {
  const content = { reader: 'account', body: ['Hello'] } as unknown as MailContent
  const html = drawMailHtml('Hello', content, {
    publicUrl: 'https://ledgerleaf.example',
    supportEmail: 'support@ledgerleaf.example',
  })
  expect(html).not.toContain('<img')
  expect(html).toContain(`<td class="b" width="20" bgcolor="${day.leaf}" style="${styles.leaf}">`)
})

const drawn = (content: Partial<MailContent>) =>
  drawMailHtml(
    'Hello',
    { reader: 'account', body: [], ...content },
    { publicUrl: 'https://ledgerleaf.example', supportEmail: 'support@ledgerleaf.example' },
  )

test('what is no good news says so before its headline, and its figure is marked', () => {
  const body = [{ figure: { label: 'Not retired at Verra VCS', value: '4 t' }, facts: [] }]
  const html = drawn({ state: 'Needs your attention', body })
  expect(html.indexOf(`style="${styles.state}">Needs`)).toBeLessThan(html.indexOf('<h1'))
  expect(html).toContain(`style="${styles.figureLabelMarked}">Not retired`)
  expect(drawn({ body })).not.toContain(day.ochre)
})

test('numbers of orders and papers are not broken at their hyphens, and addresses keep theirs', () => {
  const html = drawn({
    body: ['Order 120-205-6534, INV-2026-000017: see https://a.example/120-205-6534?x=1-2'],
  })
  expect(html.match(/nowrap">[^<]+/g)).toEqual(['nowrap">120-205-6534', 'nowrap">INV-2026-000017'])
})

test('of a long list ten rows are named, and where the rest is', () => {
  const rows = Array.from({ length: 12 }, (_, at) => ({ label: `${at}`, value: '' }))
  expect(firstRows(rows.slice(2), 'on the page of the order')).toEqual(rows.slice(2))
  expect(firstRows(rows, 'on the page of the order').slice(9)).toEqual([
    { label: '9', value: '' },
    { label: 'and 2 more', value: 'on the page of the order' },
  ])
  const lines = rows.map(({ label }) => label)
  expect(firstLines(lines, 'on the page of the request').at(-1)).toBe(
    'and 2 more, on the page of the request',
  )
})
