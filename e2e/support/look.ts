import process from 'node:process'
import { expect, type Page, type TestInfo } from '@playwright/test'
import { findViolations } from './find-violations.ts'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What a change of the colour scheme can break; everything else about a page is the same in both. */
const aboutColours = ['color-contrast', 'link-in-text-block']

/** All rules. */
export const expectAccessible = async (page: Page): Promise<void> =>
  expect(await findViolations(page, { type: 'tag', values: standards })).toEqual([])

const expectReadable = async (page: Page): Promise<void> =>
  expect(await findViolations(page, { type: 'rule', values: aboutColours })).toEqual([])

export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  const { wide, room } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    room: document.documentElement.clientWidth,
  }))
  expect(wide).toBeLessThanOrEqual(room)
}

/** Colours that are still changing from one scheme to the other are neither's: waits until nothing moves any more. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    const isPassing = ({ effect, playState }: Animation) =>
      // One that is paused, or runs for ever, never finishes.
      playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY
    await document.fonts.ready
    const deadline = performance.now() + 2000
    for (let stillFrames = 0; stillFrames < 3 && performance.now() < deadline; ) {
      await new Promise((done) => requestAnimationFrame(done))
      // A child that takes its colour from its parent may start when the parent is done.
      stillFrames = document.getAnimations().some(isPassing) ? 0 : stillFrames + 1
    }
  })

/**
 * Looks at the page in both colour schemes, on a phone in the dark one: what differs there is the room, not the colours.
 * With PICTURES=1 it looks at both everywhere and keeps a picture of each beside the results.
 */
export const look = async (page: Page, info: TestInfo, name: string): Promise<void> => {
  const isPhone = info.project.name.startsWith('phone') && process.env.PICTURES !== '1'
  const schemes = isPhone ? (['dark'] as const) : (['light', 'dark'] as const)
  for (const [place, colorScheme] of schemes.entries()) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // From its top: what a fixed header happens to cover half would be called too small to press.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    await settle(page)
    await expectNoSidewaysScroll(page)
    await (place === 0 ? expectAccessible(page) : expectReadable(page))
    if (process.env.PICTURES !== '1') continue
    await page.screenshot({
      path: `test-results/screens/${name}-${info.project.name}-${colorScheme}.png`,
      fullPage: true,
      animations: 'disabled',
    })
  }
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
}
