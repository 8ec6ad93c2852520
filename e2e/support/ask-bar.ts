import type { Page } from '@playwright/test'

export const invitation = 'Ask Ledgerleaf to analyze your ESG report'
export const bar = (page: Page) => page.getByRole('search', { name: 'Ask or upload' })
export const input = (page: Page) => page.getByRole('textbox', { name: invitation })
export const report = {
  name: 'report 2025.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7 sample'),
}

export const choose = (
  page: Page,
  file: { name: string; mimeType: string; buffer: Buffer } | string = report,
) => bar(page).locator('input[type=file]').setInputFiles(file)

/** Drags files over the bar and, if asked to, lets them go. Nothing can be caught before the page's scripts run. */
export const drag = async (page: Page, names: string[], events: string[]) => {
  await page.waitForFunction(() => !('earlyPress' in window))
  const transfer = await page.evaluateHandle((names) => {
    const transfer = new DataTransfer()
    for (const name of names) transfer.items.add(new File(['sample'], name))
    return transfer
  }, names)
  for (const event of events) await bar(page).dispatchEvent(event, { dataTransfer: transfer })
}
