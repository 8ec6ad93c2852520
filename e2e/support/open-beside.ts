import type { Browser, Page } from '@playwright/test'
import { enter } from './test.ts'

/** Somebody else's screen, open beside the one of the test. */
export const openBeside = async (
  browser: Browser,
  account: { email: string; password: string },
  path: string,
): Promise<Page> => {
  const page = await (await browser.newContext()).newPage()
  await enter(page, account)
  await page.goto(path)
  return page
}
