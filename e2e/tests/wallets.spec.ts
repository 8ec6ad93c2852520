import { look } from '../support/look.ts'
import { demo, enter, expect, test, toast } from '../support/test.ts'
import { injectWallet, newWallet, signTyped } from '../support/wallet.ts'

// One after the other: both link a wallet with the same company, and a page that has one asks for none.
test.describe.configure({ mode: 'serial' })

test('credits leave for a wallet in the browser, cannot be retired meanwhile, and come back by its signature', async ({
  page,
}, info) => {
  test.setTimeout(180_000)
  const wallet = newWallet()
  await injectWallet(page, wallet)
  await enter(page, demo.buyer)
  await page.goto('/holdings')
  const { holdings } = await (await page.request.get('/api/holdings')).json()
  const holding = holdings.find(({ registry }: { registry: string }) => registry === 'Demo Removal Registry')
  const held = async () => {
    const answer = await (await page.request.get('/api/holdings')).json()
    return (
      answer.holdings.find(({ batchId }: { batchId: string }) => batchId === holding.batchId)?.quantity ?? 0
    )
  }
  await page
    .getByRole('button', { name: `More to do with credits of ${holding.projectName}` })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Withdraw to your wallet' }).click()
  await expect(page.getByText('What withdrawing means')).toBeVisible()
  await page.getByText('What else to know').click()
  await expect(page.getByText('ties the address to all your other trades here')).toBeVisible()
  await page.getByRole('button', { name: 'Link a wallet' }).click()
  await page.getByRole('button', { name: 'Use the wallet of this browser' }).click()
  await page.getByRole('button', { name: 'Sign in the wallet' }).click()
  await page.getByLabel('Your password').fill(demo.buyer.password)
  await page.getByRole('button', { name: 'Sign in the wallet' }).click()
  await expect(toast(page, 'The wallet is linked.')).toBeVisible()
  await page.getByLabel('To the wallet').selectOption({ label: wallet.address.toLowerCase() })
  await page.getByLabel('Credits to withdraw').fill('2')
  await page.getByRole('button', { name: 'Withdraw to your wallet' }).click()
  await expect(page.getByText('Please confirm that you know what withdrawing means')).toBeVisible()
  await look(page, info, 'withdraw')
  const before = await held()
  await page.getByLabel('I understand that I cannot retire or sell these credits').check()
  await page.getByLabel('Your password').fill(demo.buyer.password)
  await page.getByRole('button', { name: 'Withdraw to your wallet' }).click()
  await page.waitForURL(/\/holdings$/)
  const part = page.getByRole('region', { name: 'In your wallets' })
  await expect(part.getByText('Withdrawn and not back')).toBeVisible()
  expect(await held()).toBe(before - 2)
  // The chain has it within seconds, with its transaction.
  await expect(part.getByText(/In block [\d,]+, confirmed/).first()).toBeVisible({ timeout: 60_000 })
  await expect(part.getByText(/0x[0-9a-f]{6}…[0-9a-f]{6}/).first()).toBeVisible()
  await page.reload()
  const own = part.getByRole('listitem').filter({ hasText: wallet.address.toLowerCase() })
  // Asked of the chain itself, which works beside trade and lets it go first.
  await expect(own.getByText('2 tokens')).toBeVisible({ timeout: 60_000 })
  await look(page, info, 'wallets')

  await own.getByRole('button', { name: `Bring back tokens of ${holding.projectName}` }).click()
  await page.getByLabel('Tokens to bring back').fill('2')
  await page.getByRole('button', { name: 'Go on to sign' }).click()
  await page.getByRole('button', { name: 'Sign in the wallet' }).click()
  await expect(toast(page, 'Signed.')).toBeVisible()
  await expect(part.getByText('Back in your holdings').first()).toBeVisible({ timeout: 60_000 })
  expect(await held()).toBe(before)
})

test('whoever signs elsewhere takes the typed data there and brings the signature back @wide', async ({
  page,
}) => {
  const wallet = newWallet()
  await enter(page, demo.buyer)
  await page.goto('/holdings')
  const part = page.getByRole('region', { name: 'In your wallets' })
  await part.getByRole('button', { name: 'Link a wallet' }).click()
  await page.getByLabel('Address of the wallet').fill('0x12')
  await page.getByRole('button', { name: 'Go on' }).click()
  await expect(page.getByText('An address is 0x and 40 letters and digits').last()).toBeVisible()
  await page.getByLabel('Address of the wallet').fill(wallet.address)
  await page.getByRole('button', { name: 'Go on' }).click()
  const shown = await page.getByRole('dialog').locator('pre').innerText()
  await page.getByLabel('Your password').fill(demo.buyer.password)
  await page.getByLabel('Signature').fill(await signTyped(newWallet(), shown))
  await page.getByRole('button', { name: 'Hand in the signature' }).click()
  await expect(page.getByText('This signature was not made by this wallet')).toBeVisible()
  await page.getByLabel('Signature').fill(await signTyped(wallet, shown))
  await page.getByRole('button', { name: 'Hand in the signature' }).click()
  await expect(toast(page, 'The wallet is linked.')).toBeVisible()
  await expect(part.getByText(wallet.address.toLowerCase())).toBeVisible()
  await part
    .getByRole('listitem')
    .filter({ hasText: wallet.address.toLowerCase() })
    .getByRole('button', { name: 'Take off' })
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Take off' }).click()
  await expect(part.getByText(wallet.address.toLowerCase())).toBeHidden()
})
