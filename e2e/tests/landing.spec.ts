import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { look } from '../support/look.ts'
import { expect, test } from '../support/test.ts'

const invitation = 'Ask Ledgerleaf to analyze your ESG report'
const bar = (page: Page) => page.getByRole('search', { name: 'Ask or upload' })
const input = (page: Page) => page.getByRole('textbox', { name: invitation })
const report = {
  name: 'report 2025.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7 sample'),
}
const uploads = '**/api/usersignup/upload'

const choose = (page: Page, file: { name: string; mimeType: string; buffer: Buffer } | string = report) =>
  bar(page).locator('input[type=file]').setInputFiles(file)

/** Drags files over the bar and, if asked to, lets them go. */
const drag = async (page: Page, names: string[], events: string[]) => {
  const transfer = await page.evaluateHandle((names) => {
    const transfer = new DataTransfer()
    for (const name of names) transfer.items.add(new File(['sample'], name))
    return transfer
  }, names)
  for (const event of events) await bar(page).dispatchEvent(event, { dataTransfer: transfer })
}

test.beforeEach(async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
})

test('every part of the page is there, in order', async ({ page }) => {
  await expect(page.getByPlaceholder(invitation)).toBeVisible()
  await expect(page.getByText('Suggestions on what to ask Our AI')).toBeVisible()
  const headings = ['How it works', /./, 'Trusted by Industry Leaders', 'Contact us', /./]
  await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveText(headings)
  for (const step of [
    'Upload ESG data',
    'AI analysis and insights',
    'Optimised credit recommendations',
    'Simplified retirement',
    'Sales & Partnerships',
    'Technical Support',
  ])
    await expect(page.getByRole('heading', { level: 3, name: step, exact: true })).toBeVisible()
  await expect(page.locator('#features').getByRole('heading', { level: 3 })).toHaveCount(6)
  for (const figure of ['15M+', '500+', '99.9%'])
    await expect(page.getByText(figure, { exact: true })).toBeVisible()
  await expect(page.getByText('illustrative targets')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Watch Demo' })).toHaveAttribute('href', '/tour')
})

test('the picture of the hero is for medium screens and up', async ({ page }, info) => {
  const picture = page.getByRole('img', { name: /Wooded hills/ })
  await expect(picture).toBeVisible({ visible: info.project.name === 'desktop' })
})

test('nothing scrolls sideways on the narrowest phone', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBeLessThanOrEqual(320)
})

test.describe('a question', () => {
  test('can be one of three suggestions, copied into the input', async ({ page }) => {
    for (const question of [
      'How can I offset my carbon footprint?',
      'How does your AI analyze ESG data?',
      'How do I purchase carbon credits?',
    ]) {
      await page.getByRole('button', { name: question }).click()
      await expect(input(page)).toHaveValue(question)
      await expect(input(page)).toBeFocused()
    }
  })

  test('cannot be blank', async ({ page }) => {
    const button = page.getByRole('button', { name: 'Send Now' })
    await expect(button).toBeDisabled()
    await input(page).fill('   ')
    await expect(button).toBeDisabled()
    await input(page).press('Enter')
    await expect(bar(page).getByText('Thinking…')).toBeHidden()
    await input(page).fill('Hello')
    await expect(button).toBeEnabled()
  })

  test('is thought about for 1.8 seconds and answered letter by letter', async ({ page }) => {
    await input(page).fill('What about carbon?')
    // The page's own clock is read at every change, so that a busy machine makes no difference.
    await page.evaluate(() => {
      const seen: [ms: number, letters: number, isThinking: boolean][] = []
      Object.assign(window, { seen })
      const startedAt = performance.now()
      const note = () => {
        const bar = document.querySelector('search')
        const letters = bar?.querySelector('[data-ahead]')?.textContent?.length ?? 0
        seen.push([performance.now() - startedAt, letters, /Thinking…/.test(bar?.textContent ?? '')])
      }
      new MutationObserver(note).observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
      })
    })
    await input(page).press('Enter')
    const answer = bar(page).locator('[data-ahead]')
    await expect(answer).toHaveText(/^I can/)
    await expect(bar(page).getByText('Thinking…')).toBeHidden()
    await expect(input(page)).toHaveValue('')
    await expect(answer).toHaveAttribute('aria-hidden', 'true')
    await expect(
      bar(page)
        .getByRole('status')
        .filter({ hasText: /^I can help.*analysis\.$/ }),
    ).toHaveCount(1)
    await expect(answer).toHaveText(
      'I can help you with carbon credit strategies, ESG analysis, and net-zero planning. Try asking about our AI-powered platform, carbon credit purchasing, or ESG report analysis.',
    )
    await expect(answer).toHaveAttribute('aria-hidden', 'false')
    const seen = await page.evaluate(() => (window as unknown as { seen: [number, number, boolean][] }).seen)
    expect(seen.some(([, , isThinking]) => isThinking)).toBe(true)
    const typed = seen.filter(([, letters]) => letters > 0)
    const [[firstMs = 0, first = 0] = [], [lastMs = 0, last = 0] = []] = [typed[0], typed.at(-1)]
    expect(firstMs).toBeGreaterThanOrEqual(1800 + 25 * first)
    expect((lastMs - firstMs) / (last - first)).toBeGreaterThan(22)
    expect((lastMs - firstMs) / (last - first)).toBeLessThan(29)
  })

  test('is answered whole for whoever prefers less motion, and leads on', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.getByRole('button', { name: 'How do I purchase carbon credits?' }).click()
    await page.getByRole('button', { name: 'Send Now' }).click()
    await expect(bar(page).getByText(/^Choose a basket, or single listings/)).toBeVisible()
    await bar(page).getByRole('link', { name: 'See the three welcome baskets' }).click()
    await expect(page.getByRole('heading', { name: 'Three baskets to begin with' })).toBeFocused()
  })

  test('gets an answer with a link that leads somewhere, whatever the topic', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const [question, href] of [
      ['Which target should we set?', '/signup'],
      ['Which regulations do you know?', '/whoweare'],
      ['Where do you find them?', '/sellers'],
    ] as const) {
      await input(page).fill(question)
      await input(page).press('Enter')
      await expect(bar(page).locator(`a[href="${href}"]`)).toBeVisible()
    }
  })
})

test.describe('a report', () => {
  test('is ready once chosen, and can be removed', async ({ page }) => {
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

  test('can be dropped; of several, the first is taken', async ({ page }) => {
    await drag(page, ['first.xlsx', 'second.pdf'], ['dragenter', 'dragover'])
    await expect(page.getByText('Drop your ESG document here')).toBeVisible()
    await drag(page, ['first.xlsx', 'second.pdf'], ['drop'])
    await expect(page.getByText('Drop your ESG document here')).toBeHidden()
    await expect(bar(page).getByText('first.xlsx')).toBeVisible()
    await expect(bar(page).getByText('second.pdf')).toBeHidden()
  })

  test('of another type is refused in words', async ({ page }) => {
    await drag(page, ['photo.png'], ['dragenter', 'dragover', 'drop'])
    await expect(bar(page).getByRole('alert')).toContainText('photo.png is not a type we can read')
    await expect(page.getByRole('button', { name: 'Send Now' })).toBeDisabled()
  })

  test('over 25 MB is refused in words', async ({ page }) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'ledgerleaf-large-'))
    writeFileSync(path.join(folder, 'large.pdf'), Buffer.alloc(25 * 1024 * 1024 + 1))
    await choose(page, path.join(folder, 'large.pdf'))
    await expect(bar(page).getByRole('alert')).toContainText('at most 25 MB')
    rmSync(folder, { recursive: true })
  })

  test('that is gone by the time it is sent raises the alert', async ({ page }) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'ledgerleaf-gone-'))
    const file = path.join(folder, 'gone.pdf')
    writeFileSync(file, '%PDF-1.7 sample')
    await choose(page, file)
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

  test('keeps its place when the upload fails, and can be tried again', async ({ page }) => {
    let calls = 0
    await page.route(uploads, async (route) => {
      calls += 1
      if (calls === 1) return route.fulfill({ status: 503, json: { error: 'Please come back later.' } })
      return route.abort()
    })
    await choose(page)
    await page.getByRole('button', { name: 'Upload Now' }).click()
    await expect(bar(page).getByRole('alert')).toContainText('Please come back later.')
    await expect(bar(page).getByText('Uploading…')).toBeHidden()
    await expect(bar(page).getByText('ready for analysis')).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(bar(page).getByRole('alert')).toContainText('could not be reached')
    await expect(page.getByRole('button', { name: 'Try again' })).toBeEnabled()
  })

  test('is sent with the name of the company, shows its steps and reveals the plans', async ({ page }) => {
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

  test('without a name belongs to Unknown', async ({ page }) => {
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
})

test('Start Your Analysis leads back to the bar', async ({ page }) => {
  await page.getByRole('button', { name: 'Start Your Analysis' }).click()
  await expect(input(page)).toBeFocused()
  await expect(input(page)).toBeInViewport()
})

test('the bar looks right with a file, a refusal and an answer', async ({ page }, info) => {
  await choose(page)
  await look(page, info, 'ask-file')
  await page.getByRole('button', { name: /Remove file/ }).click()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await input(page).fill('Hello')
  await input(page).press('Enter')
  await expect(bar(page).getByText(/^I'm here to help/)).toBeVisible()
  await look(page, info, 'ask-answer')
})
