import { parentPort } from 'node:worker_threads'

// Runs on a thread of the server: see drawn-pages.ts of the contract. The build puts the site, made for drawing, beside it.
const site = await import(new URL('./index.js', import.meta.url).href)
const { createDrawBody, firstCalls } = site.entry.module
const drawBody = createDrawBody(site)

const work = {
  'first-calls': ({ path, search }) => firstCalls(path, search),
  body: ({ path, answers }) => drawBody(path, answers),
}

parentPort?.on('message', async ({ id, ...wanted }) => {
  try {
    parentPort?.postMessage({ id, done: await work[wanted.kind](wanted) })
  } catch (error) {
    parentPort?.postMessage({ id, failed: error instanceof Error ? error.message : String(error) })
  }
})
