import type { Page } from '@playwright/test'
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
  await page.getByRole('button', { name: 'Retire for good' }).click()
  await page.waitForURL(/\/certificates\//)
}

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
  await chain.getByRole('button', { name: 'Check on the chain' }).click()
  await expect(chain.getByText('The chain says the same as the log.')).toBeVisible()
  await expect(chain.getByText(/^Passed: The chain retired 1 credit of token \d+ for good/)).toBeVisible()
  await look(page, info, 'certificate-on-chain')
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
  await expect(sale.getByText(label, { exact: false })).toBeVisible()
  await sale.getByRole('button', { name: 'Check on the chain' }).click()
  await expect(sale.getByText('The chain says the same as the log.')).toBeVisible()
  await look(page, info, 'provenance-on-chain')

  await page.goto(`/projects/${projectId}`)
  const acts = page.getByRole('region', { name: 'Activity and provenance' })
  await expect(acts.getByText(/^In block [\d,]+, confirmed/).first()).toBeVisible()
  await acts.getByRole('button', { name: 'Check on the chain' }).first().click()
  await expect(acts.getByText('The chain says the same as the log.')).toBeVisible()
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
