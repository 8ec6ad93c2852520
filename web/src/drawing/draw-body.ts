import type { FirstAnswer } from '@ledgerleaf/contract/drawn-pages'
import { createRequestHandler, type ServerBuild } from 'react-router'

/** Draws pages at the moment they are asked for; the build itself is handed in by who loaded it. */
export const createDrawBody = (build: ServerBuild) => {
  // The head and the scripts are those of the page as it was built, so it does not matter here that it is not a server's.
  const handle = createRequestHandler({ ...build, ssr: true, prerender: [] }, 'production')
  return async (path: string, answers: readonly FirstAnswer[]): Promise<string> => {
    const response = await handle(new Request(`http://localhost${path}`), { answers })
    const html = await response.text()
    const [, body = ''] = html.split('<body>')
    const end = body.indexOf('<script')
    if (response.status !== 200 || end < 0)
      throw new Error(`${path} was drawn with status ${response.status}`)
    return body.slice(0, end)
  }
}
