import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

type Colour = { r: number; g: number; b: number; alpha: number }
type Parser = Colour & { parseString: (text: string) => Parser }
/** What its own types leave out of it. */
type Commons = { axe: { commons: { color: { Color: { prototype: Parser } } } } }

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Puts axe into the page, once for as long as the page stands: half a megabyte to send and to read. It works a colour out
 * anew for every element that has it, a tenth of its time; a page has few colours, so each is worked out once.
 */
const bringAxe = async (page: Page): Promise<void> => {
  if (await page.evaluate(() => 'axe' in window)) return
  await page.evaluate(source)
  await page.evaluate(() => {
    const { Color } = (window as unknown as Commons).axe.commons.color
    const { parseString } = Color.prototype
    const known = new Map<string, Colour>()
    Color.prototype.parseString = function (text: string) {
      const found = known.get(text)
      if (found) return Object.assign(this, found)
      parseString.call(this, text)
      const { r, g, b, alpha } = this
      known.set(text, { r, g, b, alpha })
      return this
    }
  })
}

type Violation = { id: string; impact: string; where: string[] }

/**
 * What these rules find wrong, and only that, each with the elements it was found at. Nothing is framed here, so axe runs
 * in the page itself.
 */
export const findViolations = async (page: Page, runOnly: axe.RunOnly): Promise<Violation[]> => {
  await bringAxe(page)
  // A colour on its way from one to the other is no colour of ours.
  await page.evaluate(() =>
    Promise.race([
      Promise.allSettled(
        document
          .getAnimations()
          // A spinner turns for as long as it is there.
          .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
          .map(({ finished }) => finished),
      ),
      // What is drawn behind another window may stand still for good.
      new Promise((resolve) => setTimeout(resolve, 2000)),
    ]),
  )
  return page.evaluate(async (runOnly) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe
    const { violations } = await run(document, { runOnly, resultTypes: ['violations'] })
    return violations.map(({ id, impact, nodes }) => ({
      id,
      impact: String(impact),
      where: nodes.map((node) => node.html),
    }))
  }, runOnly)
}
