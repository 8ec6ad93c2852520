import type { Route } from '@playwright/test'
import { bar, choose, input, report } from '../support/ask-bar.ts'
import { expect, test } from '../support/test.ts'

test('what is typed, chosen and pressed before the scripts of a page arrive is taken up once they do', async ({
  page,
}, info) => {
  const held: Route[] = []
  let arrived = false
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    if (arrived) await route.continue()
    else held.push(route)
  })
  await page.goto('/', { waitUntil: 'commit' })
  await input(page).fill('Northwind Traders')
  await choose(page)
  await page.getByRole('radio', { name: 'Dark' }).check()
  if (info.project.name === 'phone') await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(bar(page).getByText('ready for analysis')).toBeHidden()

  arrived = true
  await Promise.all(held.map((route) => route.continue()))
  await expect(bar(page).getByText(report.name)).toBeVisible()
  await expect(input(page)).toHaveValue('Northwind Traders')
  if (info.project.name === 'phone') await expect(page.getByRole('dialog')).toBeVisible()
  else await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})
