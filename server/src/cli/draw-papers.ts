import process from 'node:process'
import { parentPort } from 'node:worker_threads'
import { openTypesetter, type Paper } from '../platform/typeset/index.ts'

// The typesetter keeps some megabytes of every paper it has set, for good, and cannot be asked to let them go.
const heldBytesMax = 400 * 1024 * 1024
const isTired = () => process.memoryUsage().external > heldBytesMax

/** A thread that draws papers, one after the other. Without a parent it has nothing to do. */
const typesetter = parentPort && openTypesetter()

parentPort?.on('message', async ({ id, paper }: { id: number; paper: Paper }) => {
  try {
    const setter = await typesetter
    const bytes = await setter?.set(paper)
    parentPort?.postMessage({ id, bytes, isTired: isTired() })
  } catch (error) {
    parentPort?.postMessage({ id, failed: String(error), isTired: isTired() })
  }
})
