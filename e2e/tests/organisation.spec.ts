import type { Browser, Page } from '@playwright/test'
import { look } from '../support/look.ts'
import { confirmAddress, linkIn, mailTo } from '../support/outbox.ts'
import {
  expect,
  goodPassword,
  keepToasts,
  keptToasts,
  newBuyer,
  newEmail,
  test,
  toast,
} from '../support/test.ts'

const company = 'Keller Werkzeuge AG'

const newPage = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage()

const invite = async (page: Page, email: string, role: string) => {
  const form = page.getByRole('form', { name: 'Invite somebody' })
  await form.getByLabel('E-mail').fill(email)
  await form.getByLabel('Role').selectOption({ label: role })
  await form.getByRole('button', { name: /^(Send|Create the) invitation$/ }).click()
  await expect(toast(page, `${email} is invited as ${role}.`)).toBeVisible()
}

test('a company invites two people; each sees what their role allows, a new role at once, and a removal on the open page', async ({
  page: mara,
  browser,
}, info) => {
  test.setTimeout(180_000)
  const owner = await newBuyer(mara)
  await confirmAddress(mara.request, owner)
  await mara.goto('/organisation')
  await expect(mara.getByText('Only you so far.')).toBeVisible()
  // Nobody is invited by an address to an address.
  const names = mara.getByRole('form', { name: 'Who invites' })
  await names.getByLabel('Name of the organisation').fill(company)
  await names.getByLabel('Your name').fill('Mara Keller')
  await names.getByRole('button', { name: 'Save and invite' }).click()
  await expect(mara.getByRole('form', { name: 'Invite somebody' })).toBeVisible()
  const rooms = mara.getByRole('navigation', { name: 'On this page' })
  await rooms.getByRole('link', { name: 'Details' }).click()
  const details = mara.getByRole('form', { name: 'Company details' })
  await expect(details.getByLabel('Name', { exact: true })).toHaveValue(company)
  await details.getByLabel('Country').selectOption('CH')
  await details.getByRole('button', { name: 'Save' }).click()
  await expect(mara.getByRole('heading', { level: 1, name: company })).toBeVisible()
  await rooms.getByRole('link', { name: 'Members' }).click()

  // One who has no account yet, and one who has and sees it on their own desk.
  const eva = await newPage(browser)
  await keepToasts(eva)
  const jon = await newPage(browser)
  const evaEmail = newEmail()
  const jonEmail = await newBuyer(jon)
  await confirmAddress(jon.request, jonEmail)
  await invite(mara, evaEmail, 'Viewer')
  await invite(mara, jonEmail, 'Approver')
  await look(mara, info, 'organisation')

  await eva.goto(linkIn(await mailTo(evaEmail, /invit/i)))
  await expect(eva.getByRole('heading', { level: 1, name: `Join ${company}` })).toBeVisible()
  await expect(eva.getByText('Viewer', { exact: true })).toBeVisible()
  await expect(eva.getByLabel('Email')).toHaveValue(evaEmail)
  await look(eva, info, 'invitation')
  await eva.getByLabel('Your name').fill('Eva Brandt')
  await eva.getByLabel('Password', { exact: true }).fill(goodPassword)
  await eva.getByRole('button', { name: 'Sign up and accept' }).click()
  await expect(eva).toHaveURL(/\/buyer_dashboard$/)
  // It goes by itself, and may have gone already.
  await expect
    .poll(() => keptToasts(eva), { timeout: 30_000 })
    .toContain(`You act for ${company} now. Your role is Viewer.`)
  const acting = eva.getByRole('button', { name: `You act for ${company}` })
  await expect(acting).toContainText('Viewer')
  await expect(eva.getByText('Please confirm your e-mail address')).toHaveCount(0)
  const stands = eva.getByRole('region', { name: 'No report has been read yet' })
  await expect(stands.getByRole('link')).toHaveText(['Look at the holdings'])

  // In an organisation of several the list is longest: the way out stays clear of what stands below it.
  for (const height of [860, 720]) {
    await eva.setViewportSize({ width: 1280, height })
    const out = await eva.getByRole('navigation', { name: 'Dashboard' }).getByText('Log Out').boundingBox()
    const looks = await eva
      .locator('aside')
      .getByRole('radio', { name: 'System' })
      .locator('..')
      .boundingBox()
    expect((out?.y ?? 0) + (out?.height ?? 0)).toBeLessThanOrEqual(looks?.y ?? 0)
  }

  await eva.goto('/buy/1')
  await expect(eva.getByText('Your role is Viewer: the owner can buy.')).toBeVisible()
  await expect(eva.getByRole('button', { name: 'Confirm & Pay' })).toHaveCount(0)

  const register = mara.getByRole('table', { name: `Members of ${company}` })
  const row = register.getByRole('row').filter({ hasText: evaEmail })
  await row.getByRole('button', { name: 'Change the role of Eva Brandt' }).click()
  await mara.getByRole('dialog').getByLabel('Role').selectOption({ label: 'Approver' })
  await mara.getByRole('button', { name: 'Change the role', exact: true }).click()
  await expect(row).toContainText('Approver')
  await expect(acting).toContainText('Approver')
  await expect(eva.getByText('Your role is Viewer:')).toHaveCount(0)
  await eva.getByLabel('Contact Name').fill('Eva Brandt of Keller')

  await jon.goto('/dashboard')
  await jon.getByRole('button', { name: `Accept the invitation to ${company}` }).click()
  const jonActing = jon.getByRole('button', { name: 'You act for ' })
  await expect(jonActing).toContainText(company)
  await jonActing.click()
  await jon.getByRole('dialog').getByRole('button', { name: jonEmail }).click()
  await expect(jonActing).toContainText(jonEmail)
  await expect(jonActing).toContainText('Owner')

  await row.getByRole('button', { name: 'Remove Eva Brandt' }).click()
  await mara.getByRole('dialog').getByRole('button', { name: 'Remove Eva Brandt' }).click()
  await expect(register).not.toContainText(evaEmail)
  const notice = eva.getByRole('alert').filter({ hasText: 'You act for Eva Brandt now.' })
  await expect(notice).toContainText(`You no longer belong to ${company}.`)
  await expect(eva.getByLabel('Contact Name')).toHaveValue('Eva Brandt of Keller')
  await notice.getByRole('button', { name: 'Reload' }).click()
  await expect(notice).toHaveCount(0)
  await expect(acting).toHaveCount(0)
})
