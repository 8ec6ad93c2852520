import type { DrawingWork, FirstCall } from '@ledgerleaf/contract/drawn-pages'
import type { ServerBuild } from 'react-router'
import { createDrawBody } from './draw-body.ts'
import { firstCalls } from './first-calls.ts'

/**
 * All the server knows of drawing pages when they are asked for: one function over the built site, which says what a
 * page begins with, and draws its body with the answers.
 */
export const createRenderer = (build: ServerBuild) => {
  const drawBody = createDrawBody(build)
  return async (work: DrawingWork): Promise<string | readonly FirstCall[]> =>
    work.kind === 'body' ? drawBody(work.path, work.answers) : firstCalls(work.path, work.search)
}
