import { type FirstAnswer, type FirstCall, firstAnswersId } from '@ledgerleaf/contract/drawn-pages'
import { builtOrigin } from '@ledgerleaf/contract/page-address'
import type { FastifyInstance } from 'fastify'
import type { Renderer } from './open-renderer.ts'
import { type PageFile, withBody } from './page-files.ts'

const keptMax = 60

/** For a data block: no text in it can end the block. */
const answersBlock = (text: string): string =>
  `<script type="application/json" id="${firstAnswersId}">${text.replaceAll('<', '\\u003c')}</script>`

/** A page of the build, and what stands in its head about the one thing it shows. */
type Wanted = { path: string; search: string; frame: () => PageFile; about: string }

/**
 * Pages with what is known now in their words. The answers are asked for anew each time, by the calls a browser would
 * make; a page is drawn again only when they have changed, so what one reads is never older than the question.
 */
export const drawnPages = (app: FastifyInstance, renderer: Renderer, origin: string) => {
  const kept = new Map<string, { text: string; about: string; page: Promise<PageFile> }>()

  const answer = async ({ address, key, as }: FirstCall): Promise<FirstAnswer> => {
    const { statusCode, body } = await app.inject({ url: address })
    if (statusCode !== 200) throw new Error(`${address} was answered with ${statusCode}`)
    return { key, as, answer: JSON.parse(body) }
  }

  const drawFrom = async ({ path, frame }: Wanted, answers: FirstAnswer[], text: string) => {
    const body = await renderer.drawBody(path, answers)
    return withBody(frame(), body.replaceAll(builtOrigin, origin) + answersBlock(text))
  }

  /** The page as it was built where it begins with nothing, or cannot be drawn now: the browser then fills it. */
  return async (wanted: Wanted): Promise<PageFile> => {
    const { path, search, frame, about } = wanted
    try {
      const calls = await renderer.firstCalls(path, search)
      if (calls.length === 0) return frame()
      const answers = await Promise.all(calls.map(answer))
      const text = JSON.stringify(answers)
      const last = kept.get(path)
      kept.delete(path)
      const page = last?.text === text && last.about === about ? last.page : drawFrom(wanted, answers, text)
      kept.set(path, { text, about, page })
      for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size - keptMax))) kept.delete(oldest)
      page.catch(() => kept.delete(path))
      return await page
    } catch (error) {
      app.log.warn({ code: 'page-not-drawn', err: error, path }, 'a page could not be drawn')
      return frame()
    }
  }
}
