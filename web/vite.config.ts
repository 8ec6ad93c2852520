import { cpSync } from 'node:fs'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'

// In development Vite serves the pages and hands every call on to the server beside it.
const server = process.env.API_ORIGIN ?? 'http://127.0.0.1:3001'

// What every public page shows comes in one file, and what most other pages share in a second: forty small ones cost
// more on the way than they hold. A name is added to the first only if the overview needs it; e2e/tests/weight.spec.ts
// weighs it.
const shownByAll = [
  'node_modules/(react|react-router|clsx)/',
  'preload-helper',
  'contract/src/page-address[.]',
  'src/app/(Site(Footer|Header|Menu)|PublicLayout|VisitorWatch)',
  'src/ui/(alert|icons|Button|Eyebrow|FullScreenSpinner|Heading|Logo|Plate|SkipLink|Spinner|ThemeSwitch|toast|use-hydrated)[.]',
  'src/api/(answer|api-error|client|read-answer|request|signals|site)[.]',
  'src/live/(live-store|use-live)[.]',
  'src/features/ask/(check-file|use-file-drop)[.]',
  'src/features/site/',
  'src/nouns/person/(keys|session|use-session)[.]',
  'src/screens/page-meta[.]',
]
const shown = new RegExp(shownByAll.join('|'))
// What a group takes it takes with everything that is imported by it: a query of ours in `common` brought the shapes of half
// the product to every page. So whatever leads to shapes of data stays out of it, and has files of its own: what nearly every
// page asks, and what only rooms behind the sign-in do.
const ofData =
  /node_modules[/](zod|ibantools|react-hook-form|@tanstack)|contract[/]src|src[/](forms|nouns[/]\w+[/](keys|queries)|nouns[/](organisation|approval)[/])|[qQ]uery|safe-next/
const ofRooms =
  /contract[/]src[/](organisations|member-roles|retirements|retirement-shares|market|file-history|photographs|registry-retirement|registry-retirements-api|scheduled-retirements|dashboard|buyer-desk|seller-desk|scores|findings|coverage|inventory)[.]|src[/]nouns[/](organisation|dashboard|holding)[/](keys|queries|mine|use-mine|use-why-not)[.]/
// Whoever asks by queries needs nearly all of their library, and a file for each of its parts and of our signs is slow.
const groups = [
  {
    name: 'queries',
    test: /node_modules[/\\]@tanstack[/\\]|src[/\\](api[/\\]query-|drawing[/\\](Query|first-answers))/,
    priority: 2,
  },
  { name: 'forms', test: /node_modules[/\\]react-hook-form[/\\]|src[/\\]forms[/\\]use-/, priority: 2 },
  { name: 'signs', test: /node_modules[/\\]lucide-react[/\\]/, minShareCount: 3, priority: 2 },
  { name: 'schemas', test: /node_modules[/\\]zod[/\\]/, minShareCount: 40, priority: 2 },
  { name: 'calls', test: /contract[/\\]src/, minShareCount: 47, priority: 2 },
  { name: 'rooms', test: (id: string) => ofRooms.test(id.replaceAll('\\', '/')), minShareCount: 14 },
  { name: 'shell', test: (id: string) => shown.test(id.replaceAll('\\', '/')), priority: 3 },
  {
    name: 'common',
    minShareCount: 12,
    priority: 1,
    test: (id: string) => !ofData.test(id.replaceAll('\\', '/')),
  },
]

/** The router's package names its development build alone; the warnings in it are no visitor's to load. */
const routerWithoutWarnings: Plugin = {
  name: 'router-without-warnings',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  async resolveId(source, importer, options) {
    if (source !== 'react-router' && source !== 'react-router/dom') return null
    const found = await this.resolve(source, importer, { ...options, skipSelf: true })
    return found && { ...found, id: found.id.replace(/([/\\]dist[/\\])development/, '$1production') }
  },
}

/** Kept for our own server, which draws pages with it; the router throws it away once it has made its own. */
const keepDrawer: Plugin = {
  name: 'keep-drawer',
  apply: (_, { isSsrBuild }) => isSsrBuild === true,
  enforce: 'pre',
  writeBundle: ({ dir = '' }) => {
    cpSync(dir, 'build/drawer', { recursive: true, filter: (file) => !/[.](css|woff2)$/.test(file) })
    cpSync('src/drawing/drawer.mjs', 'build/drawer/drawer.mjs')
  },
}

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [routerWithoutWarnings, keepDrawer, tailwindcss(), reactRouter()],
  build: { sourcemap: false },
  // Whole, so that it runs beside our server without what the site is built from.
  ...(command === 'build' && isSsrBuild
    ? { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }
    : {}),
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
  server: {
    proxy: {
      '/api': { target: server },
      '/sandbox': { target: server },
      '/dev': { target: server },
      '/v1': { target: server },
      '/socket.io': { target: server, ws: true },
      // What pages of certificates check themselves against: files of the log, beside pages whose addresses begin alike.
      '^/log/(key|checkpoint|tile|witnesses)': { target: server },
      '/.well-known': { target: server },
    },
  },
}))
