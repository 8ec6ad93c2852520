import type { Locator, Page, TestInfo } from '@playwright/test'
import { buy } from '../support/buy.ts'
import { look } from '../support/look.ts'
import { demo, enter, expect, newBuyer, test } from '../support/test.ts'

const label = 'local chain, for trying out'

const retireOne = async (page: Page): Promise<void> => {
  await page.goto('/holdings')
  await page
    .getByRole('link', { name: /^Retire credits of/ })
    .first()
    .click()
  await page.getByLabel('Credits to retire').fill('1')
  await page.getByLabel('Purpose').fill('Seen on the chain')
  await page.getByLabel('I understand that this is public and final.').check()
  await page.getByRole('button', { name: /^Retire .*for good$/ }).click()
  await page.waitForURL(/\/certificates\//)
}

/** Checks until every step was reached: the chain takes a root of the log some seconds after the entry. */
const checkOnChain = async (part: Locator): Promise<void> => {
  const isBorneOut = part.getByText('The chain says the same as the log.')
  const again = part.getByRole('button', { name: /^Check on the chain/ }).first()
  await expect(async () => {
    // A check that was slow to say yes has taken its button away.
    if (!(await isBorneOut.isVisible())) await again.click({ timeout: 5000 })
    await expect(isBorneOut).toBeVisible({ timeout: 4000 })
  }).toPass({ timeout: 60_000 })
}

// A second or two on a machine that has nothing else to do; here others test beside it.
const secondsMax = 30

/** From what happened here to the block that has it, by the clocks of server and chain, whatever the browser took. A block tells whole seconds. */
const expectSoon = async (page: Page, info: TestInfo, index: number, happenedAt: string): Promise<void> => {
  const { at } = await (await page.request.get(`/api/chain/entries/${index}`)).json()
  const seconds = (Date.parse(at) - Date.parse(happenedAt)) / 1000
  info.annotations.push({ type: 'seconds until the block', description: seconds.toFixed(1) })
  expect(seconds).toBeLessThan(secondsMax)
}

test.describe.configure({ timeout: 180_000 })

test('a retirement shows its transaction within seconds, and the chain itself bears it out', async ({
  page,
}, info) => {
  await enter(page, demo.buyer)
  await retireOne(page)
  const chain = page.getByRole('region', { name: 'On the chain' })
  await expect(chain.getByText(/^in block [\d,]+, confirmed$/)).toBeVisible({ timeout: 30_000 })
  await expect(chain.getByText(label)).toBeVisible()
  await expect(chain.getByText(/^0x[0-9a-f]{64}$/)).toBeVisible()
  await expect(chain.getByText(/^0x[0-9a-fA-F]{40}$/)).toBeVisible()
  await checkOnChain(chain)
  await expect(chain.getByText(/^Passed: The chain retired 1 credit of token \d+ for good/)).toBeVisible()
  const id = new URL(page.url()).pathname.split('/').at(-1)
  const { logIndex, retirement } = await (await page.request.get(`/api/certificates/${id}`)).json()
  await expectSoon(page, info, logIndex, retirement.retiredAt)
  await look(page, info, 'certificate-on-chain')
})

test('a certificate over several batches shows block and transaction of each, and the chain bears each out', async ({
  page,
}, info) => {
  await enter(page, demo.buyer)
  const { holdings } = await (await page.request.get('/api/holdings')).json()
  const { csrfToken } = await (await page.request.get('/api/csrf-token')).json()
  const [one, other] = holdings.filter(({ quantity }: { quantity: number }) => quantity > 1)
  const data = {
    lines: [one, other].map(({ batchId }) => ({ batchId, quantity: 1 })),
    beneficiary: 'A Company',
    reason: 'other',
    purpose: 'Two batches on the chain',
    isUnderstood: true,
  }
  const headers = { 'x-csrf-token': csrfToken, 'idempotency-key': crypto.randomUUID() }
  const { id } = await (await page.request.post('/api/retirements/together', { data, headers })).json()
  await page.goto(`/certificates/${id}`)
  const chain = page.getByRole('region', { name: 'On the chain' })
  await expect(chain.getByText(/^in block [\d,]+, confirmed$/)).toHaveCount(2, { timeout: 30_000 })
  await expect(chain.getByText(label)).toBeVisible()
  await expect(chain.getByText(/^0x[0-9a-fA-F]{40}$/)).toHaveCount(1)
  await expect(chain.getByText(/^0x[0-9a-f]{64}$/)).toHaveCount(2)
  // The last first: what a check says is a list as well, and would count among those after it.
  const batches = await chain.getByRole('listitem').filter({ hasText: 'Transaction' }).all()
  for (const batch of batches.reverse()) {
    await checkOnChain(batch)
    await expect(batch.getByText(/^Passed: The chain retired 1 credit of token \d+ for good/)).toBeVisible()
  }
  await look(page, info, 'common-certificate-on-chain')
})

test('an answer of the chain that was falsified on the way is noticed', async ({ page }) => {
  await enter(page, demo.buyer)
  await retireOne(page)
  const chain = page.getByRole('region', { name: 'On the chain' })
  await expect(chain.getByText(/confirmed$/)).toBeVisible({ timeout: 30_000 })
  // The certificate's hash of the last event, by one digit.
  await page.route('**/api/chain/rpc', async (route) => {
    const answer = await (await route.fetch()).json()
    const { logs = [] } = answer.result ?? {}
    for (const log of logs) log.data = log.data.replace(/.$/, (digit: string) => (digit === '0' ? '1' : '0'))
    await route.fulfill({ json: answer })
  })
  await chain.getByRole('button', { name: 'Check on the chain' }).click()
  await expect(chain.getByText('The chain does not bear it out:', { exact: false })).toBeVisible()
  await expect(chain.getByText('The chain says the same as the log.')).toBeHidden()
})

test('a purchase shows its transaction on the page of its credits, and is checked there', async ({
  page,
}, info) => {
  await newBuyer(page)
  await buy(page, '1')
  const findHoldings = async () => (await (await page.request.get('/api/holdings')).json()).holdings
  await expect.poll(async () => (await findHoldings()).length).toBeGreaterThan(0)
  const [{ batchId, projectId }] = await findHoldings()
  await page.goto(`/provenance/${batchId}`)
  const sale = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Sold' }) })
    .last()
  await expect(sale.getByText(/^In block [\d,]+, confirmed/)).toBeVisible({ timeout: 30_000 })
  // Which chain it is stands once, above the history.
  await expect(page.getByText(label, { exact: false }).first()).toBeVisible()
  await checkOnChain(sale)
  await look(page, info, 'provenance-on-chain')

  await page.goto(`/projects/${projectId}`)
  const acts = page.getByRole('region', { name: 'Activity and provenance' })
  await acts
    .getByText(/^Proof of entry \d+$/)
    .first()
    .click()
  await expect(acts.getByText(/^In block [\d,]+, confirmed/).first()).toBeVisible()
  await checkOnChain(acts)
})

test('the desk says how far the chain has come, what it cost and what was sent', async ({ page }, info) => {
  await enter(page, demo.operator)
  await page.goto('/operator/chain')
  await expect(page.getByRole('heading', { name: 'The chain', level: 1 })).toBeVisible()
  await expect(page.getByText(label, { exact: false }).first()).toBeVisible()
  await expect(
    page.getByRole('group', { name: 'The last transactions' }).getByText(/^Entr/).first(),
  ).toBeVisible({
    timeout: 30_000,
  })
  await look(page, info, 'chain-desk')
})
