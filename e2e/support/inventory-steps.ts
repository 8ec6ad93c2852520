import type { Locator, Page } from '@playwright/test'
import type { Hard, Missing } from './hard-workbooks.ts'
import { expect } from './test.ts'

const tokenOf = async (page: Page): Promise<Record<string, string>> => {
  const { csrfToken } = await (await page.request.get('/api/csrf-token')).json()
  return { 'x-csrf-token': csrfToken }
}

export const correct = async (page: Page, analysisId: string, data: object): Promise<void> => {
  const headers = await tokenOf(page)
  const answer = await page.request.post(`/api/analyses/${analysisId}/corrections`, { data, headers })
  expect(answer.status(), await answer.text()).toBe(200)
}

export const uploaded = async (page: Page, name: string, buffer: Buffer): Promise<string> => {
  const file = {
    name,
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer,
  }
  const answer = await page.request.post('/api/usersignup/upload', {
    multipart: { companyName: 'Northwind Traders', file },
    headers: await tokenOf(page),
  })
  expect(answer.status(), await answer.text()).toBe(200)
  const { analysisId } = await answer.json()
  await page.goto(`/analysis/${analysisId}`)
  await expect(page.getByRole('heading', { level: 2, name: 'Findings' })).toBeVisible({ timeout: 90_000 })
  return analysisId
}

/** Whatever the reader found by itself is taken out, so that a person finds all three missing. */
export const strikeOut = async (page: Page, analysisId: string, { missing }: Hard): Promise<void> => {
  const { corrections, results } = await (await page.request.get(`/api/analyses/${analysisId}`)).json()
  let seenVersion = corrections.length
  for (const { metric, year } of results)
    if (missing.some((one) => one.metric === metric) || metric === 'total' || metric.startsWith('scope2')) {
      await correct(page, analysisId, {
        kind: 'strike',
        figure: `${metric}/${year}`,
        reason: 'To be read by hand',
        seenVersion,
      })
      seenVersion += 1
    }
  await page.reload()
}

export const openEmpty = async (page: Page, { name }: Missing, year: number): Promise<Locator> => {
  await page.getByRole('button', { name: `${name}, ${year}: not found. Add it` }).click()
  return page.getByRole('dialog', { name: `Add ${name}, ${year}` })
}

export const openForm = async (page: Page, { metric }: Missing, year: number): Promise<Locator> => {
  await page.getByRole('button', { name: 'Add a figure', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a figure' })
  await dialog.getByLabel('Figure').selectOption(metric)
  await dialog.getByLabel('Year').fill(String(year))
  return dialog
}

export const findCell = async (dialog: Locator, { sheet, find, printed }: Missing): Promise<Locator> => {
  const sheets = dialog.getByLabel('Sheet', { exact: true })
  await sheets.selectOption(sheet)
  await dialog.getByLabel('Find in the sheet').fill(find)
  await dialog.getByRole('button', { name: 'Find', exact: true }).click()
  await expect(dialog.locator('[aria-busy=false] [role=grid]')).toBeVisible()
  await expect(dialog.getByRole('gridcell', { name: find }).last()).toBeVisible()
  return dialog.getByRole('gridcell', { name: printed }).last()
}

export const wholeOffer = (page: Page, tonnes: string, year: number) =>
  page.getByRole('link', {
    // Where the report has no more than Scope 1 and 2, what one begins with is the whole.
    name: new RegExp(
      `^(${tonnes} credits for the whole footprint of ${year}: find the best basket|Find the best basket for ${tonnes} t)$`,
    ),
  })

export const notFound = /Scope 1 was not found|No emissions were found/
export const flags = (page: Page) => page.getByRole('region', { name: 'What an auditor may question' })

export const headline = (page: Page) => page.getByRole('region', { name: /^Footprint of/ })
