import { PassThrough } from 'node:stream'
import type { FirstAnswer } from '@ledgerleaf/contract/drawn-pages'
import { createReadableStreamFromReadable } from '@react-router/node'
import { renderToPipeableStream } from 'react-dom/server'
import { type AppLoadContext, type EntryContext, ServerRouter } from 'react-router'
import { FirstAnswers } from './first-answers.ts'

declare module 'react-router' {
  interface AppLoadContext {
    answers?: readonly FirstAnswer[]
  }
}

/**
 * Pages are made when the site is built, and some again when they are asked for: whole, so that nothing of them waits
 * hidden for a script to show it. A page that cannot be made stops the build.
 */
export function renderPage(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const page = (
      <FirstAnswers value={loadContext.answers ?? []}>
        <ServerRouter context={context} url={request.url} />
      </FirstAnswers>
    )
    const { pipe } = renderToPipeableStream(page, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => {
        const body = new PassThrough()
        headers.set('content-type', 'text/html')
        resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
        pipe(body)
      },
      onShellError: reject,
      onError: reject,
    })
  })
}
