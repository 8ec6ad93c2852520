import { parentPort } from 'node:worker_threads'
import { openTypesetter, type Paper } from '../platform/typeset/index.ts'

/** A thread that draws papers, one after the other. Without a parent it has nothing to do. */
const typesetter = parentPort && openTypesetter()

parentPort?.on('message', async ({ id, paper }: { id: number; paper: Paper }) => {
  try {
    const setter = await typesetter
    parentPort?.postMessage({ id, bytes: await setter?.set(paper) })
  } catch (error) {
    parentPort?.postMessage({ id, failed: String(error) })
  }
})
