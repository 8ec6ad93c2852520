import { buildServer } from './build-server.mjs'
import { buildWeb } from './build-web.mjs'
import { hashOf, isFresh, writeStamp } from './stamp.mjs'

const shared = ['package-lock.json', 'tsconfig.base.json', 'contract', 'provenance', 'scripts/lib']
const parts = [
  { name: 'site', folder: 'web/build', sources: ['web', 'sdk', ...shared], build: buildWeb },
  {
    name: 'server',
    folder: 'server/dist',
    sources: ['server/src', 'esg', 'chain', 'sdk/src', ...shared],
    build: buildServer,
  },
]

/** Builds what its sources have left behind. The stamp is taken before the build: an edit meanwhile counts as new. */
export const buildStale = async ({ force = false, only } = {}) => {
  for (const { name, folder, sources, build } of parts.filter((part) => !only || part.name === only)) {
    const hash = hashOf(...sources)
    if (!force && isFresh(folder, hash)) continue
    const begun = performance.now()
    process.stdout.write(`Building the ${name} …`)
    await build()
    writeStamp(folder, hash)
    process.stdout.write(` ${((performance.now() - begun) / 1000).toFixed(1)} s\n`)
  }
}
