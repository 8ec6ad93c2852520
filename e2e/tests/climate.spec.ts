import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { look } from '../support/look.ts'
import { demo, enter, expect, test, toast } from '../support/test.ts'

test('a company shows what it retired, with allowed words alone; a stranger proves it, and so does its badge on another site', async ({
  page,
  browser,
  baseURL,
}, info) => {
  await enter(page, demo.buyer)
  await page.goto('/organisation#climate')
  const form = page.getByRole('form', { name: 'Climate page' })
  const slug = await form.getByLabel('Address of the page').inputValue()
  expect(slug).toBe('demo-buyer-company')
  await form.getByLabel('Everybody can see it').check()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Everybody can see the page now.')).toBeVisible()

  await page.goto('/claims')
  const publish = page.getByRole('button', { name: 'Put on our climate page' })
  await page.getByText('Scope of the claim').click()
  const check = async (words: string) => {
    await page.getByLabel('The words you want to publish').fill(words)
    await page.getByLabel('Period, first day').fill('2020-01-01')
    await page.getByLabel('Period, last day').fill('2026-12-31')
    await page.getByRole('button', { name: 'Check the claim' }).click()
  }
  await check('Our product has zero impact on the climate and is 100% sustainable.')
  await expect(page.getByRole('heading', { level: 2, name: 'Not allowed' })).toBeVisible()
  await expect(publish).toHaveCount(0)
  await check('We retired 20 tonnes of CO2e.')
  await publish.click()
  await expect(page.getByText('These words are kept for your climate page.')).toBeVisible()

  const stranger = await (await browser.newContext()).newPage()
  await stranger.goto(`/climate/${slug}`)
  await expect(stranger.getByRole('heading', { level: 1, name: 'Demo Buyer Company' })).toBeVisible()
  await expect(stranger.getByText('We retired 20 tonnes of CO2e.')).toBeVisible()
  await stranger.getByRole('button', { name: 'Check every proof in this browser' }).click()
  await expect(
    stranger.getByText(/proven against the public log just now, in this browser: [\d,]+ t[.]/),
  ).toBeVisible()
  await look(stranger, info, 'climate-page')

  const { retiredTonnes } = await (await stranger.request.get(`/api/climate/${slug}`)).json()
  const frame = `<iframe src="${baseURL}/badge/${slug}" title="badge" width="320" height="132"></iframe>`
  const elsewhere = createServer((_, answer) => answer.setHeader('content-type', 'text/html').end(frame))
  await new Promise<void>((ready) => elsewhere.listen(0, '127.0.0.1', ready))
  await stranger.goto(`http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`)
  const badge = stranger.frameLocator('iframe')
  await expect(badge.getByText(`${retiredTonnes.toLocaleString('en-US')} t CO2e retired`)).toBeVisible()
  await expect(badge.getByText(/checked in your browser$/)).toBeVisible()
  elsewhere.close()

  await page.goto('/organisation#climate')
  await form.getByLabel('Everybody can see it').uncheck()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Nobody but you sees the page.')).toBeVisible()
  await stranger.goto(`${baseURL}/climate/${slug}`)
  await expect(stranger.getByText('Nothing is published here')).toBeVisible()
})
