import { gzipSync } from 'node:zlib'
import { pages } from '@ledgerleaf/contract/pages'
import { chromium } from '@playwright/test'
import { browserArguments, findBrowser } from '../../e2e/support/find-browser.ts'
import { makeDataDir, startServer } from './server-process.ts'

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

/** What a first visit loads, counted in a real browser with an empty cache: every script, compressed alike. */
export const measureScriptSizes = async () => {
  const { dir, remove } = makeDataDir()
  const server = await startServer(dir)
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments })
  const rows: string[][] = []
  for (const { path } of pages) {
    const page = await browser.newPage()
    const scripts: Promise<number>[] = []
    const styles: Promise<number>[] = []
    page.on('response', (response) => {
      const type = response.request().resourceType()
      const size = async () => gzipSync(await response.body(), { level: 9 }).length
      if (type === 'script') scripts.push(size())
      if (type === 'stylesheet') styles.push(size())
    })
    await page.goto(server.origin + path.replace(/:\w+/, '1'), { waitUntil: 'networkidle' })
    const sum = async (sizes: Promise<number>[]) =>
      (await Promise.all(sizes)).reduce((total, size) => total + size, 0)
    rows.push([path, kilobytes(await sum(scripts)), kilobytes(await sum(styles))])
    await page.close()
  }
  await browser.close()
  await server.stop()
  remove()
  return {
    title: 'Size of a first visit, gzip, by route',
    note: 'Signed out, empty cache, until the network is quiet; kB are thousands of bytes.',
    head: ['Route', 'JavaScript kB', 'CSS kB'],
    rows,
  }
}
