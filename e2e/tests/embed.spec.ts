import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { look } from '../support/look.ts'
import { demo, enter, expect, test } from '../support/test.ts'

/** Shows these addresses of ours in frames of a site that is not ours. */
const frameElsewhere = async (page: Page, addresses: readonly string[]) => {
  const frames = addresses.map(
    (src, at) => `<iframe src="${src}" title="Ours, ${at}" width="320" height="400"></iframe>`,
  )
  const words = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>A shop</title><main><h1>A shop</h1>${frames.join('')}</main>`
  const server = createServer((_, answer) => answer.setHeader('content-type', 'text/html').end(words))
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  return { close: () => server.close() }
}

test('a checkout in a frame tells the price of so many tonnes, and is paid on our own page', async ({
  page,
  baseURL,
}, info) => {
  const site = await frameElsewhere(page, [
    `${baseURL}/embed/checkout?tonnes=3&theme=dark`,
    `${baseURL}/embed/checkout?dollars=50`,
    `${baseURL}/embed/checkout?tonnes=1.5`,
  ])
  const frame = (at: number) => page.frameLocator('iframe').nth(at)
  const [byTonnes, byMoney, wrong] = [frame(0), frame(1), frame(2)] as const
  await expect(byTonnes.getByRole('heading', { name: '3 tonnes of CO2e' })).toBeVisible()
  await expect(byTonnes.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(
    byMoney.getByRole('heading', { name: /^\d+ tonnes of CO2e, for \$50[.]00 at most$/ }),
  ).toBeVisible()
  await expect(wrong.getByText(/^tonnes: Whole tonnes/)).toBeVisible()
  await look(page, info, 'embedded-checkout')

  const price = await byTonnes.getByText(/^\$[\d,.]+$/).innerText()
  const opened = page.waitForEvent('popup')
  await byTonnes.getByRole('link', { name: 'Buy at Ledgerleaf' }).click()
  const checkout = await opened
  await checkout.waitForURL(/\/buy\/[^/]+$/)
  await expect(checkout.getByText(price).first()).toBeVisible()
  site.close()
})

test('a certificate in a frame is proven in the reader’s browser, and what is none claims nothing', async ({
  page,
  browser,
  baseURL,
}) => {
  await enter(page, demo.buyer)
  const { retirements } = await (await page.request.get('/api/retirements')).json()
  const [{ id, quantity, beneficiary }] = retirements
  const stranger = await (await browser.newContext()).newPage()
  const site = await frameElsewhere(stranger, [
    `${baseURL}/embed/certificate/${id}`,
    `${baseURL}/embed/certificate/00000000-0000-4000-8000-000000000000`,
  ])
  const badge = stranger.frameLocator('iframe').first()
  await expect(badge.getByText(`${quantity.toLocaleString('en-US')} t CO2e retired`)).toBeVisible()
  await expect(badge.getByText(`for ${beneficiary}`)).toBeVisible()
  await expect(badge.getByText(/checked in your browser$/)).toBeVisible()
  await expect(badge.getByRole('link')).toHaveAttribute('href', `/certificates/${id}`)
  const none = stranger.frameLocator('iframe').nth(1)
  await expect(none.getByText('Not proven. Nothing is claimed here.')).toBeVisible()
  site.close()
})

test('what is made to be framed may be framed by everybody, and nothing else by anybody', async ({
  request,
}) => {
  const framing = async (path: string) => {
    const headers = (await request.get(path)).headers()
    return [
      /frame-ancestors ([^;]+)/.exec(headers['content-security-policy'] ?? '')?.[1],
      headers['x-frame-options'],
    ]
  }
  for (const path of ['/embed/checkout?tonnes=3', '/embed/certificate/x', '/badge/x'])
    expect(await framing(path), path).toEqual(['*', undefined])
  for (const path of ['/', '/buy/1', '/signin', '/certificates/x', '/organisation', '/embed', '/embed/other'])
    expect(await framing(path), path).toEqual(["'none'", expect.any(String)])
})
