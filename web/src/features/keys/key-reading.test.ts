import { NewKey } from '@ledgerleaf/contract/keys'
import { expect, test } from 'vitest'
import { readForm } from '../../forms/read-form.ts'
import { type KeyText, keyReading } from './key-reading.ts'

const typed: KeyText = {
  name: 'Shop',
  mode: 'live',
  prepare: false,
  trade: true,
  retire: false,
  sell: false,
  dollars: '1,000',
  tonnes: '5',
  endsOn: '',
  password: 'x',
  code: '',
}
const read = (text: Partial<KeyText>) => readForm(NewKey, keyReading, { ...typed, ...text })

test('a key always reads, and an amount counts only for what it may do', () => {
  expect(read({})).toMatchObject({
    body: { scopes: ['read', 'trade'], tradeCents: 100_000, retireTonnes: null, endsOn: null },
  })
  expect(read({ retire: true, endsOn: '2027-01-31' })).toMatchObject({
    body: { scopes: ['read', 'trade', 'retire'], retireTonnes: 5, endsOn: '2027-01-31' },
  })
  expect(read({ mode: 'test' })).toMatchObject({ body: { mode: 'test' } })
  expect(read({ dollars: '' })).toMatchObject({ body: { tradeCents: null } })
})

test('what is no amount is said beside its field', () => {
  expect(read({ dollars: 'much' })).toMatchObject({ errors: { dollars: expect.any(String) } })
  expect(read({ retire: true, tonnes: '1.5' })).toMatchObject({ errors: { tonnes: 'Whole tonnes only' } })
  expect(read({ trade: false, dollars: 'much' })).toMatchObject({ body: { tradeCents: null } })
  expect(read({ name: '' })).toMatchObject({ errors: { name: 'Name is required' } })
})
