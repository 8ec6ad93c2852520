import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { bar, choose, drag, input, report } from '../support/ask-bar.ts'
import { expect, test } from '../support/test.ts'

const uploads = '**/api/usersignup/upload'

test.beforeEach(async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
})

test('a report is ready once chosen, and can be removed', async ({ page }) => {
  await choose(page)
  await expect(bar(page).getByText(report.name)).toBeVisible()
  await expect(bar(page).getByText('ready for analysis')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Upload Now' })).toBeEnabled()
  await page.getByRole('button', { name: /Remove file/ }).click()
  await expect(bar(page).getByText('ready for analysis')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Send Now' })).toBeDisabled()
  await choose(page)
  await expect(bar(page).getByText('ready for analysis')).toBeVisible()
})

test('the button shows its text where there is room, and an icon on a phone', async ({ page }, info) => {
  const text = page.getByRole('button', { name: 'Send Now' }).getByText('Send Now')
  const box = await text.boundingBox()
  if (info.project.name === 'phone') expect(box?.width ?? 0).toBeLessThanOrEqual(1)
  else expect(box?.width ?? 0).toBeGreaterThan(40)
})

test('a report can be dropped; of several, the first is taken', async ({ page }) => {
  await drag(page, ['first.xlsx', 'second.pdf'], ['dragenter', 'dragover'])
  await expect(page.getByText('Drop your ESG document here')).toBeVisible()
  await drag(page, ['first.xlsx', 'second.pdf'], ['drop'])
  await expect(page.getByText('Drop your ESG document here')).toBeHidden()
  await expect(bar(page).getByText('first.xlsx')).toBeVisible()
  await expect(bar(page).getByText('second.pdf')).toBeHidden()
})

test('a report of another type is refused in words', async ({ page }) => {
  await drag(page, ['photo.png'], ['dragenter', 'dragover', 'drop'])
  await expect(bar(page).getByRole('alert')).toContainText('photo.png is not a type we can read')
  await expect(page.getByRole('button', { name: 'Send Now' })).toBeDisabled()
})

test('a report over 25 MB is refused in words', async ({ page }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ledgerleaf-large-'))
  writeFileSync(path.join(folder, 'large.pdf'), Buffer.alloc(25 * 1024 * 1024 + 1))
  await choose(page, path.join(folder, 'large.pdf'))
  await expect(bar(page).getByRole('alert')).toContainText('at most 25 MB')
  rmSync(folder, { recursive: true })
})

test('a report that is gone by the time it is sent raises the alert', async ({ page }) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ledgerleaf-gone-'))
  const file = path.join(folder, 'gone.pdf')
  writeFileSync(file, '%PDF-1.7 sample')
  await choose(page, file)
  // Only once the page has taken it: what is gone before that was never chosen.
  await expect(bar(page)).toContainText('gone.pdf')
  rmSync(folder, { recursive: true })
  await page.getByRole('button', { name: 'Upload Now' }).click()
  const alert = page.getByRole('alertdialog')
  await expect(alert).toContainText('Please upload an ESG report .pdf')
  await alert.getByRole('button', { name: 'OK' }).click()
  await expect(alert).toBeHidden()
  await expect(bar(page).getByRole('alert')).toContainText('cannot be read any more')
})

test('nothing dropped raises the alert', async ({ page }) => {
  const transfer = await page.evaluateHandle(() => {
    const transfer = new DataTransfer()
    Object.defineProperty(transfer, 'types', { value: ['Files'] })
    return transfer
  })
  await bar(page).dispatchEvent('drop', { dataTransfer: transfer })
  await expect(page.getByRole('alertdialog')).toContainText('Please upload an ESG report .pdf')
})

test('a report keeps its place when the upload fails, and can be tried again', async ({ page }) => {
  let calls = 0
  await page.route(uploads, async (route) => {
    calls += 1
    if (calls === 1) return route.fulfill({ status: 503, json: { error: 'Please come back later.' } })
    return route.abort()
  })
  await choose(page)
  await expect(bar(page).getByText('ready for analysis')).toBeVisible()
  await page.getByRole('button', { name: 'Upload Now' }).click()
  await expect(bar(page).getByRole('alert')).toContainText('Please come back later.')
  await expect(bar(page).getByText('Uploading…')).toBeHidden()
  await expect(bar(page).getByText('ready for analysis')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(bar(page).getByRole('alert')).toContainText('could not be reached')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled()
})

test('a report is sent with the name of the company, shows its steps and reveals the plans', async ({
  page,
}) => {
  let announce = (_: string): void => {}
  const connected = new Promise<void>((resolve) => {
    void page.routeWebSocket(/socket\.io/, (socket) => {
      socket.send('0{"sid":"s","upgrades":[],"pingInterval":25000,"pingTimeout":20000,"maxPayload":100000}')
      socket.onMessage((message) => {
        if (!String(message).startsWith('40')) return
        socket.send('40{"sid":"c"}')
        announce = (step) => socket.send(`42["${step}",{"analysisId":"a1"}]`)
        resolve()
      })
    })
  })
  let answer = (): void => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  let sent = ''
  await page.route(uploads, async (route) => {
    sent = route.request().postDataBuffer()?.toString() ?? ''
    await held
    await route.fulfill({ json: { analysisId: 'a1' } })
  })
  await choose(page)
  await input(page).fill('  Northwind Traders ')
  await page.getByRole('button', { name: 'Upload Now' }).click()
  await expect(bar(page).getByText('Uploading…')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Upload Now' })).toBeDisabled()
  await connected
  const step = (name: string) => bar(page).locator(`[data-step=${name}]`)
  for (const name of ['parsing_started', 'document_analyzing', 'Ai_started']) {
    announce(name)
    await expect(step(name)).toHaveAttribute('aria-current', 'step')
  }
  answer()
  await expect(page.getByRole('heading', { name: 'Three baskets to begin with' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'How it works' })).toBeHidden()
  await expect(page.locator('#plans')).toBeInViewport()
  await expect(input(page)).toHaveValue('')
  await expect(bar(page).getByText('ready for analysis')).toBeHidden()
  announce('completed')
  await expect(step('completed')).toHaveAttribute('aria-current', 'step')
  expect(sent).toMatch(/name="companyName"\r\n\r\nNorthwind Traders\r\n/)
  expect(sent).toContain('filename="report 2025.pdf"')
})

test('a report without a name belongs to Unknown', async ({ page }) => {
  let sent = ''
  await page.route(uploads, (route) => {
    sent = route.request().postDataBuffer()?.toString() ?? ''
    return route.fulfill({ json: { analysisId: 'a1' } })
  })
  await choose(page)
  await input(page).press('Enter')
  await expect(page.locator('#plans')).toBeVisible()
  expect(sent).toMatch(/name="companyName"\r\n\r\nUnknown\r\n/)
})
