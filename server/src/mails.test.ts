import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { drawMail } from './platform/mail/draw-mail.ts'
import { rowsMax } from './platform/mail/first-rows.ts'
import { type MailMessage, sendMailTask } from './platform/mail/mail.tasks.ts'
import type { MailBlock } from './platform/mail/mail-content.ts'
import { mailSamples } from './testing/mail-samples.ts'
import { type PaperSize, paperSizes } from './testing/paper-names.ts'

const sender = { publicUrl: 'https://ledgerleaf.example', supportEmail: 'support@ledgerleaf.example' }
const names = Object.keys(mailSamples)

const sampleOf = (name: string, size: PaperSize): MailMessage => {
  const written = mailSamples[name]?.(size)
  if (!written) throw new Error(`there is no mail ${name}`)
  return { ...written, to: 'ada@example.org' }
}
const drawn = (message: MailMessage) => {
  const { text, html = '' } = drawMail(message, sender)
  return { text, html }
}

const inOneLine = (words: string) => words.replaceAll(/\s+/g, ' ').trim()

const unescaped = (html: string) =>
  html
    .replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&middot;', '·')
    .replaceAll('&zwnj;', '')
/** What a reader of the drawn part sees, in one line. */
const wordsOf = (html: string) =>
  inOneLine(
    unescaped(
      html
        .replace(/<head>.*<\/head>/s, '')
        .replaceAll(/<\/?span[^>]*>/g, '')
        .replaceAll(/<[^>]+>/g, ' '),
    ),
  )

test('every mail the server can write is among the samples', () => {
  const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /[.]ts$/.test(file) && !/[.]test[.]ts$|^testing/.test(file),
  )
  const sources = files.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  const written = sources.flatMap((text) =>
    [...text.matchAll(/^export const (?!open|draw)(\w+Mail) = \(/gm)].map(([, name = '']) => name),
  )
  const sampled = new Set(names.map((name) => name.split(' ')[0] ?? ''))
  expect([...sampled].toSorted()).toEqual(written.toSorted())
  // No mail is written anywhere else: whoever says who reads it, writes one.
  const writers = sources.filter((text) => /^\s+reader: '\w+',$/m.test(text))
  expect(writers.filter((text) => !/^export const \w+Mail = \(/m.test(text))).toEqual([])
})

test.each(names)('%s: its words', async (name) => {
  const message = sampleOf(name, 'short')
  await expect(`Subject: ${message.subject}\n\n${drawn(message).text}`).toMatchFileSnapshot(
    `testing/golden-mails/${name.replaceAll(' ', '-')}.txt`,
  )
})

/** Every word of a mail, and every place it leads to, as it was written. */
const piecesOf = (block: MailBlock): { words: string[]; links: string[] } => {
  if (typeof block === 'string') return { words: [block], links: [] }
  if ('lines' in block) return { words: block.lines, links: [] }
  if ('quote' in block) return { words: [block.quote], links: [] }
  if ('verbatim' in block) return { words: [block.verbatim], links: [] }
  if (!('facts' in block)) return { words: [block.label], links: [block.link] }
  const facts = [...(block.figure ? [block.figure] : []), ...block.facts]
  return {
    words: facts.flatMap(({ label, value, detail = '' }) => [label, value, detail]),
    links: facts.flatMap(({ link }) => link ?? []),
  }
}

test.each(names)('%s: both parts say the same and lead to the same places', (name) => {
  for (const size of paperSizes) {
    const message = sampleOf(name, size)
    const { text, html } = drawn(message)
    const { notice = '', state = '', headline = message.subject, body, action, more = [] } = message.content
    const pieces = [notice, state, headline, ...body, ...(action ? [action] : []), ...more].map(piecesOf)
    const shortened = new Map(
      body.flatMap((block) =>
        typeof block === 'object' && 'facts' in block
          ? block.facts.flatMap(({ value, short }) => (short === undefined ? [] : [[value, short] as const]))
          : [],
      ),
    )
    const seen = wordsOf(html)
    const plain = inOneLine(text.replaceAll(/^> /gm, ''))
    const missing = pieces
      .flatMap(({ words }) => words.map(inOneLine))
      .filter((words) => !plain.includes(words) || !seen.includes(shortened.get(words) ?? words))
    expect(missing).toEqual([])
    const written = pieces.flatMap(({ links }) => links)
    const led = [...html.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => unescaped(link))
    const lines = text.split(/\s+/)
    expect(led.filter((link) => !lines.includes(link))).toEqual([])
    expect(written.filter((link) => !led.includes(link))).toEqual([])
    // Beyond what it was written with, a mail leads to the site and to one's account, and nowhere else.
    const added = led.filter((link) => !written.includes(link))
    expect(['', '/account'].map((path) => `${sender.publicUrl}${path}`)).toEqual(
      expect.arrayContaining(added),
    )
  }
})

test.each(names)('%s: of a long list ten rows are drawn, and the mail is short enough to be read', (name) => {
  const { body, more = [] } = sampleOf(name, 'long').content
  const rows = [...body, ...more].map((block) => {
    if (typeof block === 'string') return 0
    if ('lines' in block) return block.lines.length
    return 'facts' in block ? block.facts.length : 0
  })
  // Ten and the rest of a list, and a few that are of the mail itself.
  expect(Math.max(...rows)).toBeLessThanOrEqual(rowsMax + 4)
  expect(rows.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(rowsMax * 2)
})

const knownTags = 'html head meta title style body div table tr td p h1 a br span'.split(' ')
const knownAttributes =
  'lang dir charset name content class style role aria-label width cellpadding cellspacing border bgcolor align valign colspan href'.split(
    ' ',
  )

test.each(names)(
  '%s: what people typed stays text, nothing is fetched, and no client cuts it off',
  (name) => {
    for (const size of paperSizes) {
      const { html } = drawn(sampleOf(name, size))
      const bare = html.replaceAll(/<!--.*?-->|<!doctype html>/g, '').replaceAll(/="[^"<>]*"/g, '=')
      const tags = [...bare.matchAll(/<\/?([^\s>]*)([^>]*)>/g)]
      expect(tags.map(([, tag]) => tag).filter((tag = '') => !knownTags.includes(tag))).toEqual([])
      const attributes = tags.flatMap(([, , rest = '']) => rest.split(/=?\s+|=$/).filter(Boolean))
      expect(attributes.filter((attribute) => !knownAttributes.includes(attribute))).toEqual([])
      expect(html).not.toMatch(/url\(|@import|href="(?!https:\/\/)/)
      expect(Buffer.byteLength(html)).toBeLessThan(60_000)
    }
  },
)

test.each(names)('%s: waits in the queue as it was written', (name) => {
  for (const size of paperSizes) {
    const message = sampleOf(name, size)
    expect(z.parse(sendMailTask.payload, JSON.parse(JSON.stringify(message)))).toEqual(message)
  }
})
