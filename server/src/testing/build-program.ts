import { join } from 'node:path'
import process from 'node:process'
import { build } from 'esbuild'

const cache = join(import.meta.dirname, '../../../node_modules/.cache/ledgerleaf')

/** A program of ours in one file, and where it lies: started from its sources it would take seconds each time. */
export const buildProgram = async (source: string, name: string): Promise<string> => {
  const outfile = join(cache, `${name}-${process.pid}.mjs`)
  await build({
    entryPoints: [source],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
    plugins: [
      {
        name: 'packages-stay-outside',
        setup: ({ onResolve }) =>
          onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
            kind === 'entry-point' || path.startsWith('@ledgerleaf/') ? undefined : { path, external: true },
          ),
      },
    ],
  })
  return outfile
}
