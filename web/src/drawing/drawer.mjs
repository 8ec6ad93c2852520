import { parentPort } from 'node:worker_threads'

// Runs on a thread of the server: see drawn-pages.ts of the contract. The build puts the site, made for drawing, beside it.
const site = await import(new URL('./index.js', import.meta.url).href)
const draw = site.entry.module.createRenderer(site)

parentPort?.on('message', async ({ id, ...work }) => {
  try {
    parentPort?.postMessage({ id, done: await draw(work) })
  } catch (error) {
    parentPort?.postMessage({ id, failed: error instanceof Error ? error.message : String(error) })
  }
})
