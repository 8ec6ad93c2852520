import { shareMilestones } from '@ledgerleaf/contract/forward-terms'
import { Credits } from '@ledgerleaf/contract/units'
import fc from 'fast-check'
import { expect, test } from 'vitest'

const dates = ['2027-01-31', '2027-04-30', '2027-07-31', '2027-10-31']
const plan = (credits: readonly number[]) =>
  credits.map((amount, at) => ({ dueOn: dates[at] ?? '', credits: Credits.parse(amount) }))

test('a buyer is promised all of their credits, each by a date of the listing', () => {
  expect(shareMilestones(plan([200, 400]), 60)).toEqual(plan([20, 40]))
  expect(shareMilestones(plan([1, 1, 1]), 1)).toEqual([{ dueOn: dates[2], credits: 1 }])
})

test('all buyers together are never promised more by a day than the listing promises by it', () => {
  const credits = fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(credits, fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 30 }), (offered, wanted) => {
      const milestones = plan(offered)
      let left = offered.reduce((sum, amount) => sum + amount, 0)
      const promised = new Map<string, number>()
      for (const quantity of wanted) {
        if (quantity > left) continue
        left -= quantity
        const shares = shareMilestones(milestones, quantity)
        expect(shares.reduce((sum, share) => sum + share.credits, 0)).toBe(quantity)
        for (const share of shares)
          promised.set(share.dueOn, (promised.get(share.dueOn) ?? 0) + share.credits)
      }
      let [offeredBy, promisedBy] = [0, 0]
      for (const { dueOn, credits: amount } of milestones) {
        offeredBy += amount
        promisedBy += promised.get(dueOn) ?? 0
        expect(promisedBy).toBeLessThanOrEqual(offeredBy)
      }
    }),
  )
})
