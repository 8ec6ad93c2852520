import { parentPort, workerData } from 'node:worker_threads'
import { loadProgram, openTypesetter, type Paper } from '../platform/typeset/index.ts'

const open = async () => {
  const program: WebAssembly.Module = workerData ?? (await loadProgram())
  if (!workerData) parentPort?.postMessage({ program })
  return openTypesetter(program)
}

/** A thread that draws papers, one after the other. Without a parent it has nothing to do. */
const typesetter = parentPort && open()

parentPort?.on('message', async ({ id, paper }: { id: number; paper: Paper }) => {
  const setter = await typesetter
  try {
    const bytes = await setter?.set(paper)
    parentPort?.postMessage({ id, bytes, isTired: setter?.isTired() })
  } catch (error) {
    parentPort?.postMessage({ id, failed: String(error), isTired: setter?.isTired() })
  }
})
