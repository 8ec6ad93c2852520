import { bar, choose, input } from '../support/ask-bar.ts'
import { look } from '../support/look.ts'
import { expect, test } from '../support/test.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' })
})

test('a question can be one of three suggestions, copied into the input', async ({ page }) => {
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

test('a question cannot be blank', async ({ page }) => {
  const button = page.getByRole('button', { name: 'Send Now' })
  await expect(button).toBeDisabled()
  // Pressed all the same, it shows where the words are missing.
  await button.click({ force: true })
  await expect(input(page)).toBeFocused()
  await input(page).fill('   ')
  await expect(button).toBeDisabled()
  await input(page).press('Enter')
  await expect(bar(page).getByText('Thinking…')).toBeHidden()
  await input(page).fill('Hello')
  await expect(button).toBeEnabled()
})

test('a question is thought about for 1.8 seconds and answered letter by letter', async ({ page }) => {
  await input(page).fill('What about carbon?')
  // The page's own clock is read at every change, so that a busy machine makes no difference.
  await page.evaluate(() => {
    const seen: [ms: number, letters: number, isThinking: boolean, isReadOutWhole: boolean][] = []
    Object.assign(window, { seen })
    const startedAt = performance.now()
    const note = () => {
      const bar = document.querySelector('search')
      const answer = bar?.querySelector('[data-ahead]')
      const isThinking = /Thinking…/.test(bar?.textContent ?? '')
      const said = [...(bar?.querySelectorAll('[role=status]') ?? [])].map(
        (status) => status.textContent ?? '',
      )
      const isReadOutWhole =
        answer?.getAttribute('aria-hidden') === 'true' &&
        said.some((text) => /^I can help.*analysis\.$/.test(text))
      seen.push([performance.now() - startedAt, answer?.textContent?.length ?? 0, isThinking, isReadOutWhole])
    }
    new MutationObserver(note).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    })
  })
  await input(page).press('Enter')
  const answer = bar(page).locator('[data-ahead]')
  await expect(answer).toHaveText(
    'I can help you with carbon credit strategies, ESG analysis, and net-zero planning. Try asking about our AI-powered platform, carbon credit purchasing, or ESG report analysis.',
  )
  await expect(answer).toHaveAttribute('aria-hidden', 'false')
  await expect(bar(page).getByText('Thinking…')).toBeHidden()
  await expect(input(page)).toHaveValue('')
  const seen = await page.evaluate(
    () => (window as unknown as { seen: [number, number, boolean, boolean][] }).seen,
  )
  expect(seen.some(([, , isThinking]) => isThinking)).toBe(true)
  const typed = seen.filter(([, letters]) => letters > 0)
  // What is still being typed is read out whole, and not letter by letter.
  expect(typed[0]?.[3]).toBe(true)
  // Never ahead of its time. A machine that stumbles may show some letters late, but not all of them.
  for (const [ms, letters] of typed) expect(ms).toBeGreaterThanOrEqual(1800 + 25 * letters)
  const [[firstMs = 0, first = 0] = []] = typed
  const paces = typed
    .filter(([, letters]) => letters > first + 100)
    .map(([ms, letters]) => (ms - firstMs) / (letters - first))
  expect(Math.min(...paces)).toBeLessThan(29)
})

test('a question is answered whole for whoever prefers less motion, and leads on', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.getByRole('button', { name: 'How do I purchase carbon credits?' }).click()
  await page.getByRole('button', { name: 'Send Now' }).click()
  await expect(bar(page).getByText(/^Choose a basket, or single listings/)).toBeVisible()
  await bar(page).getByRole('link', { name: 'See the three welcome baskets' }).click()
  await expect(page.getByRole('heading', { name: 'Three baskets to begin with' })).toBeFocused()
})

test('a question gets an answer with a link that leads somewhere, whatever the topic', async ({ page }) => {
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
