import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { root } from './run.mjs'

const source = path.join(root, 'server', 'src')
const target = path.join(root, 'server', 'dist')

/** Our own workspaces are TypeScript and go into the bundle; everything from npm is loaded from node_modules. */
const packagesStayOutside = {
  name: 'packages-stay-outside',
  setup: (build) =>
    build.onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
      kind === 'entry-point' || name.startsWith('@ledgerleaf/') ? undefined : { path: name, external: true },
    ),
}

/** What `main.ts` loads once its settings are read is a file of its own beside it: inside the bundle it would be loaded first. */
const appStaysBeside = {
  name: 'app-stays-beside',
  setup: (build) =>
    build.onResolve({ filter: /^[.][/]app[.]ts$/ }, ({ kind }) =>
      kind === 'dynamic-import' ? { path: './app.js', external: true } : undefined,
    ),
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
  await build({
    entryPoints: [path.join(source, 'main.ts'), path.join(source, 'app.ts'), ...commandLines()],
    outbase: source,
    outdir: target,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
    plugins: [packagesStayOutside, appStaysBeside],
  })
}
