import { enterprise } from '../support/buy.ts'
import { look } from '../support/look.ts'
import { join } from '../support/members.ts'
import { confirmAddress } from '../support/outbox.ts'
import { expect, newBuyer, test, toast } from '../support/test.ts'

test('the bell tells a colleague at once who asks for approval, leads there, and is read by that', async ({
  page: mara,
  browser,
}, info) => {
  test.setTimeout(180_000)
  await confirmAddress(mara.request, await newBuyer(mara))
  await mara.goto('/organisation')
  const names = mara.getByRole('form', { name: 'Who invites' })
  await names.getByLabel('Name of the organisation').fill('Halden Papier GmbH')
  await names.getByLabel('Your name').fill('Mara Halden')
  await names.getByRole('button', { name: 'Save and invite' }).click()
  await expect(mara.getByRole('heading', { level: 1, name: 'Halden Papier GmbH' })).toBeVisible()
  const { page: pia } = await join(mara, browser, 'Pia Preparer', 'Preparer')

  const bell = mara.getByRole('button', { name: /^Notifications/ })
  await expect(bell).toContainText('1')
  await pia.goto('/buy/1')
  for (const [label, value] of Object.entries(enterprise)) await pia.getByLabel(label).fill(value)
  await pia.getByRole('button', { name: 'Ask for approval' }).click()
  await expect(pia).toHaveURL(/\/approvals#/)

  // Nobody has reloaded the page.
  await expect(bell).toContainText('2')
  await bell.click()
  const panel = mara.getByRole('dialog', { name: 'Notifications' })
  await expect(panel).toContainText('Pia Preparer joined')
  await look(mara, info, 'notifications-bell')
  await panel.getByRole('link', { name: /Pia Preparer asks you to approve/ }).click()
  await expect(mara).toHaveURL(/\/approvals#/)
  await expect(panel).toBeHidden()
  await expect(bell).toContainText('1')

  await mara.goto('/notifications')
  await expect(mara.getByRole('region', { name: 'Today' })).toContainText('asks you to approve')
  await mara.getByRole('button', { name: 'Mark all read' }).click()
  await expect(bell).not.toContainText('unread')
  await mara.getByLabel('Show').selectOption({ label: 'Quotes' })
  await expect(mara.getByText('Nothing of this kind')).toBeVisible()
  await mara.getByText('What comes by mail', { exact: true }).click()
  await mara.getByLabel('By mail about Deadlines').selectOption({ label: 'Never' })
  await expect(toast(mara, 'Mails about deadlines: never.')).toBeVisible()
  await look(mara, info, 'notifications')
})
