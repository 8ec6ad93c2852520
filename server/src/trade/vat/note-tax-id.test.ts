import { expect, test } from 'vitest'
import { noteTaxId } from './note-tax-id.ts'

const none = { category: 'O', basisPoints: 0 } as const

test('a VAT number that does not check out is told, also where nobody charges VAT', async () => {
  expect(await noteTaxId('FR12345678901', none)).toMatch(/^This has not the form .* of France\. /)
  expect(await noteTaxId('de 123 456 789', none)).toContain('of Germany')
  expect(await noteTaxId('FR12345678901', { category: 'S', basisPoints: 1900 })).toContain(
    'so VAT of 19 % is charged',
  )
})

test('a number that checks out, and one that claims to be no VAT number, are left alone', async () => {
  for (const typed of [
    'FR40303265045',
    'DE136695976',
    '12-3456789',
    'CHE-123.456.788',
    'DE 123',
    'Desk 4',
    '',
  ])
    expect(await noteTaxId(typed, none), typed).toBeNull()
})
