import { type Browser, expect, type Page } from '@playwright/test'
import { linkIn, mailTo } from './outbox.ts'
import { goodPassword, newEmail, toast } from './test.ts'

const newPage = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage()

/** Somebody without an account is invited, signs up by the link and acts for the company. */
export const join = async (owner: Page, browser: Browser, name: string, role: string, lastDay?: string) => {
  const email = newEmail()
  const form = owner.getByRole('form', { name: 'Invite somebody' })
  await form.getByLabel('E-mail').fill(email)
  await form.getByLabel('Role').selectOption({ label: role })
  if (lastDay) await form.getByLabel('Last day').fill(lastDay)
  await form.getByRole('button', { name: /^(Send|Create the) invitation$/ }).click()
  await expect(toast(owner, `${email} is invited as ${role}`)).toBeVisible()
  const page = await newPage(browser)
  await page.goto(linkIn(await mailTo(email, /invit/i)))
  await page.getByLabel('Your name').fill(name)
  await page.getByLabel('Password', { exact: true }).fill(goodPassword)
  await page.getByRole('button', { name: 'Sign up and accept' }).click()
  await expect(page).toHaveURL(/\/buyer_dashboard$/)
  return { page, email }
}
