import { currencies } from '@ledgerleaf/contract/currencies'
import { holdMinutes } from '@ledgerleaf/contract/orders'
import { termsDocuments } from '@ledgerleaf/contract/terms-words'
import { describe, expect, test } from 'vitest'
import { readFiles } from './read-files.ts'
import { changedSections, fingerprintOf, readSections, writeText } from './terms-text.ts'

const settings = { officeAddress: 'Ledgerleaf; Denver', governingLaw: null, feeBasisPoints: 250 }
const body = '## Price\nOne.\nTwo.\n\n## Law\nNone.\n'

describe('A text', () => {
  test('has one fingerprint, whatever its line ends, trailing spaces and way to write a letter', () => {
    const text = writeText({ title: 'Terms', version: 1, body: '## Café\nWords.\n' })
    const typed = writeText({ title: 'Terms', version: 1, body: '## Cafe\u0301  \r\nWords.\r\n\r\n\r\n' })
    expect(fingerprintOf(typed)).toBe(fingerprintOf(text))
    expect(fingerprintOf(writeText({ title: 'Terms', version: 2, body: '## Café\nWords.\n' }))).not.toBe(
      fingerprintOf(text),
    )
  })

  test('is read into its sections, and says which of them are other', () => {
    const before = writeText({ title: 'Terms', version: 1, body })
    const now = writeText({ title: 'Terms', version: 2, body: '## Price\nOne.\n\n## Fee\nNone.\n' })
    expect(readSections(before)).toEqual([
      { heading: 'Price', paragraphs: ['One.', 'Two.'] },
      { heading: 'Law', paragraphs: ['None.'] },
    ])
    expect(changedSections(before, now)).toEqual(['Price', 'Fee', 'Law'])
    expect(changedSections(before, before)).toEqual([])
  })
})

describe('The texts of this program', () => {
  test('are as they were published: other words are another file, with the next number', () => {
    const prints = readFiles(settings).map(({ document, revision, title, body }) => [
      `${document}-${revision}`,
      fingerprintOf(writeText({ title, version: 1, body })).slice(0, 16),
    ])
    expect(Object.fromEntries(prints)).toMatchInlineSnapshot(`
      {
        "buyers-5": "e904f1e9e16fc807",
        "forward-1": "1a16a0a70f82011a",
        "sellers-2": "afa664feb0f05ab6",
      }
    `)
  })

  test('tell buyers what a chain shows of them, what withdrawing means and whose serials come back', () => {
    const { body = '' } = readFiles(settings).find(({ document }) => document === 'buyers') ?? {}
    const sections = readSections(writeText({ title: 'Terms', version: 1, body }))
    const wordsOf = (heading: string) =>
      sections.find((section) => section.heading === heading)?.paragraphs.join(' ') ?? ''
    expect(wordsOf('The chain')).toContain('Erasing your account removes nothing from the chain')
    expect(wordsOf('The chain')).toContain('nobody else keeps it')
    const wallets = wordsOf('Withdrawing to a wallet, and coming back')
    expect(wallets).toContain('cannot be retired or refunded here')
    expect(wallets).toContain('by your second factor where your account has one, else by your password')
    expect(wallets).toContain('the serial numbers that you withdrew yourself')
    expect(wordsOf('Refunds')).toContain('withdrew to a wallet no refund is granted until')
    expect(wordsOf('Disputes with your bank')).toContain('What is withdrawn to a wallet stays out')
  })

  test('say how long credits are held, that VAT comes on top, and in what money an order is paid and returned', () => {
    const [buyers, sellers, forward] = termsDocuments.map(
      (name) => readFiles(settings).find(({ document }) => document === name)?.body ?? '',
    )
    // The words of the texts are numbers of the program.
    expect(holdMinutes).toBe(15)
    for (const text of [buyers, sellers]) {
      expect(text).toMatch(/by card, (the )?credits are held( for you)? for fifteen minutes/)
      expect(text).toMatch(/a quote/)
    }
    expect(currencies).toEqual(['usd', 'eur', 'gbp'])
    expect(buyers).toContain('paid in euros or pounds')
    for (const text of [buyers, sellers, forward]) expect(text).toContain('VAT')
  })

  test('leave no gap, and say the fee and the law as they are configured', () => {
    const [buyers, sellers] = readFiles({ ...settings, governingLaw: 'the law of England and Wales' })
    expect(sellers?.body).toContain('a fee of 2.5 % of each sale')
    expect(buyers?.body).toContain('These terms are governed by the law of England and Wales.')
    expect(
      readFiles(settings)
        .map(({ body }) => body)
        .join(''),
    ).not.toMatch(/[{}]/)
  })
})
