import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  approve,
  ask,
  codeOf,
  key,
  look,
  newCompany,
  newHoldings,
  openShop,
  retirementsOf,
  rulesOf,
  setLimits,
  shop,
} from '../../testing/test-approvals.ts'
import { retireWords } from '../../testing/test-holder.ts'

beforeAll(openShop)
afterAll(() => shop.close())

test('a limit holds for the whole of what is shared; whoever approves reads every share, and with the last approval all is retired', async () => {
  const { id, owner, approver } = await newCompany('approver')
  const batchId = await newHoldings(id, 20)
  await setLimits(owner, rulesOf({ approver: { buyCents: null, retireTonnes: 6 } }))
  const shares = [
    { kind: 'product', name: 'Field Boots', quantity: 4 },
    { kind: 'other', name: 'A Customer SA', quantity: 4 },
  ]
  const retirement = { ...retireWords, lines: [{ batchId, quantity: 8 }], shares }
  // Each share is below the limit, and together they are not.
  const alone = await approver.browser.post('/api/retirements/together', { body: retirement, headers: key() })
  expect(codeOf(alone)).toBe('approval_needed')
  const uneven = { ...retirement, shares: [shares[0], { ...shares[1], quantity: 5 }] }
  expect(codeOf(await ask(approver, { kind: 'retirement', retirement: uneven }))).toBe('invalid_input')
  const asked = (await ask(approver, { kind: 'retirement', retirement })).json().id
  const request = await look(owner, asked)
  expect(request.title).toContain('shared among 2')
  expect(request.lines).toContain('Of it 4 t for Field Boots (product or event)')
  expect(request.lines).toContain('Of it 4 t for A Customer SA (somebody else)')
  expect(await retirementsOf(id)).toBe(0)
  const { actId } = (await approve(owner, asked)).json()
  expect(await retirementsOf(id)).toBe(2)
  const whole = (await owner.browser.get(`/api/certificates/shared/${actId}`)).json()
  expect(whole).toMatchObject({ quantity: 8, shares: [{ name: 'Field Boots' }, { name: 'A Customer SA' }] })
})
