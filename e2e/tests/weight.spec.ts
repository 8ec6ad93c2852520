import { gzipSync } from 'node:zlib'
import type { Response } from '@playwright/test'
import { expect, test } from '../support/test.ts'

const bytesMax = 130_000

test('the first view of the overview loads at most 130 kB of script', { tag: '@wide' }, async ({ page }) => {
  const scripts: Response[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    scripts.push(response)
  })
  await page.goto('/')
  // Taken away once the scripts have taken over. A network that is idle says nothing: they begin after the first paint.
  await page.waitForFunction(() => !('earlyPress' in window))
  await page.waitForLoadState('networkidle')
  const bodies = await Promise.all(scripts.map((script) => script.body()))
  const sizes = bodies.map((body) => gzipSync(body, { level: 9 }).length)
  expect(sizes.length).toBeGreaterThan(3)
  expect(sizes.reduce((total, size) => total + size, 0)).toBeLessThanOrEqual(bytesMax)
})
