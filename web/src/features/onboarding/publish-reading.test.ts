import { Publish } from '@ledgerleaf/contract/project-files'
import { expect, test } from 'vitest'
import { readForm } from '../../forms/read-form.ts'
import type { ForwardText } from './forward-text.ts'
import { emptyOffer, type PublishText, publishReading } from './publish-reading.ts'

const filled: PublishText = {
  ...emptyOffer(),
  blockId: 'block',
  tokenId: 'VCS-1',
  quantity: '1,234',
  price: '1,234.56',
}
const read = (typed: Partial<PublishText>) => readForm(Publish, publishReading, { ...filled, ...typed })

test('figures are read as people write them', () => {
  expect(read({})).toMatchObject({ body: { quantity: 1234, pricePerCreditCents: 123_456, minimumFill: 1 } })
})

test.each([
  [{ quantity: '1,5' }, { quantity: 'Whole credits only' }],
  [{ quantity: '-10' }, { quantity: 'Whole credits only' }],
  [{ quantity: '1e2' }, { quantity: 'Whole credits only' }],
  [{ quantity: '' }, { quantity: 'Whole credits only' }],
  [
    { quantity: '0', minimumFill: '' },
    { quantity: 'Range must be greater than 0', minimumFill: 'Whole credits only' },
  ],
  [{ expiresOn: '2020-01-01' }, { expiresOn: 'Choose a day that is still to come' }],
  [{ minimumFill: '2,000' }, { minimumFill: 'This is more than is listed' }],
  [{ price: '1.234,56' }, { price: 'Write 1234.56: a dot before the cents' }],
  [{ price: '' }, { price: 'Price must be greater than $0' }],
  [{ price: '22517998136852.47' }, { price: 'Price must be at most $1,000,000' }],
  [
    { quantity: '1000000', price: '1000000' },
    { price: 'Credits times price must be at most $100,000,000,000' },
  ],
  [{ noteToBuyers: 'x'.repeat(281) }, { noteToBuyers: 'The note is longer than 280 characters' }],
  [
    { tokenId: ' ', quantity: 'x', price: '-1' },
    {
      tokenId: 'Token ID is required',
      quantity: 'Whole credits only',
      price: 'Write 1234.56: a dot before the cents',
    },
  ],
])('%o is refused at every field that is wrong', (typed, errors) => {
  expect(read(typed)).toEqual({ errors })
})

const promised: Partial<PublishText> = {
  saleType: 'forward',
  blockId: '',
  vintageStartsOn: '2127-01-01',
  vintageEndsOn: '2127-12-31',
  forward: { shortfall: 'refund', dates: [{ key: 'a', dueOn: '2128-03-31', credits: '1,234' }] },
}
const due = (dueOn: string): ForwardText => ({
  shortfall: 'refund',
  dates: [{ key: 'a', dueOn, credits: '1,234' }],
})

test('a promise names its vintage and its dates, and no serial block', () => {
  const { body } = read(promised) as { body: object }
  expect(body).toMatchObject({
    vintageStartsOn: '2127-01-01',
    vintageEndsOn: '2127-12-31',
    forward: { milestones: [{ dueOn: '2128-03-31', credits: 1234 }] },
  })
  expect(body).not.toHaveProperty('blockId')
})

test.each([
  [{ vintageStartsOn: '' }, { vintageStartsOn: 'Enter the first day of the vintage' }],
  [{ vintageStartsOn: '2128-01-01' }, { vintageEndsOn: 'The last day must not come before the first' }],
  [
    { vintageStartsOn: '2020-01-01', vintageEndsOn: '2020-12-31' },
    { vintageEndsOn: 'This vintage is over: enter its serials, and sell it spot or by subscription' },
  ],
  [
    { forward: due('2127-12-31') },
    {
      forward:
        'Enter a day after Dec 31, 2127: credits of this vintage cannot be delivered before it is over',
    },
  ],
])('of a promise, %o is refused', (typed, errors) => {
  expect(read({ ...promised, ...typed })).toEqual({ errors })
})

test('a note of 280 emoji is not too long', () => {
  expect(read({ noteToBuyers: '🌱'.repeat(280) })).toHaveProperty('body')
})
