import { describe, expect, test } from 'vitest'
import { OwnProfile } from './identity.ts'
import { Enterprise } from './orders.ts'
import { Retirement, RetireWords } from './retirements.ts'
import { NewSubscription } from './subscriptions.ts'
import { cleanLine, cleanLines } from './text.ts'

const words = {
  beneficiary: 'Example AG',
  reason: 'corporate_inventory',
  purpose: 'Travel in 2025',
  isUnderstood: true,
}
const retire = (given: Record<string, unknown>) => RetireWords.safeParse({ ...words, ...given })

describe('a line on a paper', () => {
  test('cannot be turned around by a character of direction', () => {
    expect(cleanLine('Purchased by \u202emoc.eltsen')).toBe('Purchased by moc.eltsen')
    expect(cleanLine('\u2066a\u2069\u200eb\u200f\u061c')).toBe('ab')
  })

  test('stays one line, whatever ends a line', () => {
    for (const end of ['\n', '\r\n', '\u2028', '\u2029', '\u0085', '\v', '\f', '\t'])
      expect(cleanLine(`Example AG${end}Retired at Verra: VCS-9999`)).toBe(
        'Example AG Retired at Verra: VCS-9999',
      )
  })

  test('hides nothing: no bell, escape, tag, soft hyphen, filler or half of a character', () => {
    expect(cleanLine('Ex\u0007am\u001b[31mple\u{e0041}\u{e0042}\u00ad\u3164\u115f\ufeff A\ud800G')).toBe(
      'Exam[31mple AG',
    )
    expect(cleanLine('Nestle\u0301')).toBe('Nestle\u0301')
  })

  test('keeps the joiners that a script needs between its letters, and no others', () => {
    expect(cleanLine('می\u200cخواهم')).toBe('می\u200cخواهم')
    expect(cleanLine('क्\u200dष')).toBe('क्\u200dष')
    expect(cleanLine('Nes\u200dtle\u200c')).toBe('Nestle')
    expect(cleanLine('می\u200c')).toBe('می')
  })

  test('keeps emoji and the forms of Chinese and Japanese letters whole', () => {
    for (const whole of ['👩‍👩‍👧', '❤️', '🏳️‍🌈', '葛󠄀城']) expect(cleanLine(whole)).toBe(whole)
  })

  test('an address has lines, and each is clean', () => {
    expect(cleanLines('\nMain Street 1\r\n\u202e\n\n8000 Zürich\u2028CH')).toBe(
      'Main Street 1\n\n8000 Zürich\nCH',
    )
  })
})

describe('what is typed', () => {
  test('a beneficiary that nobody can see is none', () => {
    for (const beneficiary of ['\u200b\u200b', '\u3164', '\u2800', '\u200d', ' \u00a0 ', '\u{e0041}', '—'])
      expect(retire({ beneficiary }).success, JSON.stringify(beneficiary)).toBe(false)
    expect(retire({ beneficiary: '\u3164' }).error?.issues[0]?.message).toBe('Beneficiary is required')
    expect(retire({ beneficiary: '—' }).error?.issues[0]?.message).toBe(
      'Beneficiary needs a letter or a digit',
    )
  })

  test('every word of a retirement, an order, a profile and a subscription is cleaned', () => {
    const foul = 'A\u202eB\nC\u0007'
    expect(retire({ beneficiary: foul, onBehalfOf: foul, purpose: foul, message: foul }).data).toMatchObject({
      beneficiary: 'AB C',
      onBehalfOf: 'AB C',
      purpose: 'AB C',
      message: 'AB C',
    })
    expect(OwnProfile.parse({ name: foul })).toEqual({ name: 'AB C' })
    expect(NewSubscription.shape.retire.parse({ beneficiary: foul, purpose: foul })).toEqual({
      beneficiary: 'AB C',
      purpose: 'AB C',
    })
    const enterprise = {
      companyName: foul,
      contactName: foul,
      businessEmail: 'a@example.com',
      phoneNumber: '+1 303\u202e 555',
      billingAddress: `1 Street\n${foul}`,
      taxId: 'CHE\u200b-1',
    }
    expect(Enterprise.parse(enterprise)).toEqual({
      companyName: 'AB C',
      contactName: 'AB C',
      businessEmail: 'a@example.com',
      phoneNumber: '+1 303 555',
      billingAddress: '1 Street\nAB\nC',
      taxId: 'CHE-1',
    })
  })

  test('what was taken before is cleaned when it is drawn', () => {
    expect(Retirement.shape.beneficiary.parse('Example\nRetired at Verra')).toBe('Example Retired at Verra')
    expect(Retirement.shape.beneficiary.parse('\u200b')).toBe('Not readable')
  })
})

test('a name on a certificate sends nobody anywhere, and a company may be called by its domain', () => {
  for (const beneficiary of [
    'Act now https://evil.test/x',
    'www.evil.test',
    'evil.test/pay',
    'Climate neutral http:evil',
  ])
    expect(retire({ beneficiary }).success, beneficiary).toBe(false)
  expect(retire({ beneficiary: 'Booking.com B.V.' }).success).toBe(true)
  expect(retire({ onBehalfOf: 'Buy at https://evil.test' }).success).toBe(false)
})
