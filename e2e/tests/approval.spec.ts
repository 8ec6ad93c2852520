import { enterprise } from '../support/buy.ts'
import { look } from '../support/look.ts'
import { join } from '../support/members.ts'
import { confirmAddress, linkIn, mailTo } from '../support/outbox.ts'
import { expect, newBuyer, test, toast } from '../support/test.ts'

const company = 'Brandt Optik GmbH'

test('a preparer asks, an approver approves by the link of the mail and pays, it is retired, and the auditor reads it all', async ({
  page: mara,
  browser,
}, info) => {
  test.setTimeout(240_000)
  await confirmAddress(mara.request, await newBuyer(mara))
  await mara.goto('/organisation')
  const names = mara.getByRole('form', { name: 'Who invites' })
  await names.getByLabel('Name of the organisation').fill(company)
  await names.getByLabel('Your name').fill('Mara Brandt')
  await names.getByRole('button', { name: 'Save and invite' }).click()
  await expect(mara.getByRole('heading', { level: 1, name: company })).toBeVisible()
  // Whoever is alone sets no limits, and sees nothing of them.
  await expect(mara.getByRole('form', { name: 'Limits' })).toHaveCount(0)

  const { page: pia } = await join(mara, browser, 'Pia Preparer', 'Preparer')
  const { page: finn, email: finnEmail } = await join(mara, browser, 'Finn Approver', 'Approver')
  const lastDay = `${new Date().getFullYear() + 1}-12-31`
  const { page: ada } = await join(mara, browser, 'Ada Auditor', 'Auditor', lastDay)

  await mara.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Approval' }).click()
  const limits = mara.getByRole('form', { name: 'Limits' })
  await expect(limits.getByLabel('Finance retires, t')).toHaveCount(0)
  await limits.getByLabel('Approver retires, t').fill('5')
  await limits.getByRole('button', { name: 'Set limits' }).click()
  await expect(toast(mara, 'The limits are set.')).toBeVisible()
  await look(mara, info, 'organisation-limits')

  await pia.goto('/buy/1')
  await expect(pia.getByText('This is more than your role may do alone.')).toBeVisible()
  await expect(pia.getByRole('button', { name: 'Confirm & Pay' })).toHaveCount(0)
  for (const [label, value] of Object.entries(enterprise)) await pia.getByLabel(label).fill(value)
  await pia.getByLabel('Retire at once').check()
  await pia.getByLabel('Beneficiary').fill(company)
  await pia.getByLabel('Purpose').fill('Business travel of the year')
  await pia.getByLabel(/public and final|public and for good/).check()
  await pia.getByLabel('A word to whoever decides').fill('For the report of this year')
  await look(pia, info, 'checkout-ask')
  await pia.getByRole('button', { name: 'Ask for approval' }).click()
  await expect(pia).toHaveURL(/\/approvals#/)
  const asked = pia.getByRole('article')
  await expect(asked).toContainText('Waiting')
  await expect(asked).toContainText('can decide about it')

  await finn.goto(linkIn(await mailTo(finnEmail, /asks you to approve/)))
  const request = finn.getByRole('article')
  await expect(request).toContainText('For the report of this year')
  await expect(finn.getByRole('link', { name: /Approvals/ })).toContainText('1')
  await look(finn, info, 'approvals')
  await request.getByLabel('A word with your decision').fill('Within the budget')
  await request.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(request).toContainText('Please confirm that a retirement is public and final')
  await request.getByLabel(/retired for good/).check()
  await request.getByRole('button', { name: 'Approve', exact: true }).click()
  // Whoever asked sees it without a reload.
  await expect(asked).toContainText('Approved, to be paid')
  await request.getByRole('button', { name: 'Confirm & Pay' }).click()
  await expect(finn).toHaveURL(/\/orders\//)
  await expect(asked).toContainText('Done')

  await expect(async () => {
    await ada.goto('/holdings')
    await expect(ada.getByRole('table', { name: /retired/i })).toContainText(company)
  }).toPass({ timeout: 30_000 })
  await ada.goto('/organisation#trail')
  const trail = ada.getByRole('region', { name: 'Trail' })
  await expect(trail).toContainText(/Finn Approver had .* done, as it was approved/)
  await expect(trail).toContainText(/Finn Approver approved /)
  await expect(trail).toContainText(/Pia Preparer asked for approval of /)
  await ada.goto('/approvals')
  await expect(ada.getByRole('article')).toContainText('“Within the budget”')
  await expect(ada.getByRole('button', { name: 'Approve', exact: true })).toHaveCount(0)
  await ada.goto('/reports')
  await expect(ada.getByRole('heading', { name: 'Retirements made in the period' })).toBeVisible()
  await expect(ada.getByRole('main')).toContainText('Umvana Hills Reforestation')
})
