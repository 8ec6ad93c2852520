import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { buildSdk } from './build-sdk.mjs'
import { root, run, tool } from './run.mjs'

const web = path.join(root, 'web')
const client = path.join(web, 'build', 'client')
const compressedFrom = 1024

const must = async (title, [program, words], options) => {
  const { code, text } = await run(program, words, { output: 'pipe', ...options })
  if (code !== 0) throw new Error(`${title} failed:\n${text}`)
}

const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))

const inlineScripts = (html) =>
  [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes, text]) => !/\ssrc\s*=|ld\+json/.test(attributes) && text !== '')
    .map(([, , text]) => `sha256-${createHash('sha256').update(text).digest('base64')}`)

/** `contact/index.html` answers /contact; files that stand for no address keep their own name. */
const pageName = (file) => {
  const name = path.relative(client, file).split(path.sep).join('/')
  return name.endsWith('index.html')
    ? `/${name.slice(0, -'index.html'.length).replace(/\/$/, '')}`
    : name.slice(0, -5)
}

/** Fetched and imported once the page has been painted; a page nobody looks at yet need not wait for that. */
const afterPainting = (
  script,
  files,
) => `await new Promise((go) => document.hidden ? go() : requestAnimationFrame(() => setTimeout(go)));
for (const href of ${JSON.stringify(files)}) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
${script
  .replace(/^import \* as (\w+) from ("[^"]+");$/gm, 'const $1 = await import($2);')
  .replace(/^import ("[^"]+");$/gm, 'await import($1);')}`

/** The words of a page made ahead are there without its scripts, so they have the whole of a slow line first. */
const putScriptsLast = () => {
  const pages = filesBelow(client).filter((file) => file.endsWith('index.html'))
  for (const file of pages) {
    const files = []
    const page = readFileSync(file, 'utf8')
      .replace(/<link rel="modulepreload" href="([^"]+)"[^>]*>/g, (_, href) => {
        files.push(href)
        return ''
      })
      .replace(
        /(<script type="module")[^>]*>(import [\s\S]*?)<\/script>/,
        (_, open, script) => `${open}>${afterPainting(script, files)}</script>`,
      )
    writeFileSync(file, page)
  }
}

/**
 * The list of routes also says which files each of them needs, for links that fetch ahead. None of ours does, and every
 * first visit would carry the list.
 */
const shortenManifest = () => {
  const manifests = filesBelow(path.join(client, 'assets')).filter((file) => /manifest-\w+[.]js$/.test(file))
  for (const file of manifests)
    writeFileSync(file, readFileSync(file, 'utf8').replace(/"imports":\[[^\]]*\]/g, '"imports":[]'))
}

/** The inline scripts of every page by their hashes, for the content security policy that the server sends with it. */
const writeScriptHashes = () => {
  const pages = filesBelow(client).filter((file) => file.endsWith('.html'))
  const hashes = Object.fromEntries(
    pages.map((file) => [pageName(file), [...new Set(inlineScripts(readFileSync(file, 'utf8')))]]),
  )
  writeFileSync(path.join(web, 'build', 'csp.json'), `${JSON.stringify(hashes, null, 2)}\n`)
}

const compress = async (file) => {
  const content = readFileSync(file)
  if (content.length < compressedFrom) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: 9 }),
  ])
  writeFileSync(`${file}.br`, br)
  writeFileSync(`${file}.gz`, gz)
}

/** Pictures from fixed seeds, into web/public/art. */
export const drawArt = () => must('Drawing the art', tool('tsx', 'tsx', 'art/generate.ts'), { cwd: web })

/** The client for programs, where the quickstart installs it from: the server it speaks to hands it out. */
const packSdk = async () => {
  const target = await buildSdk()
  await must('Packing the SDK', ['npm', ['pack', target, '--pack-destination', client]])
  const packed = readdirSync(client).find((name) => /^ledgerleaf-sdk-.*[.]tgz$/.test(name))
  renameSync(path.join(client, packed), path.join(client, 'ledgerleaf-sdk.tgz'))
}

export const buildWeb = async () => {
  rmSync(path.join(web, 'build'), { recursive: true, force: true })
  await drawArt()
  const env = { NODE_ENV: 'production' }
  await must('Building the site', tool('@react-router/dev', 'react-router', 'build'), { cwd: web, env })
  putScriptsLast()
  shortenManifest()
  writeScriptHashes()
  await packSdk()
  // Pages are not among them: the server fills in its address first and packs them itself.
  const texts = filesBelow(client).filter((file) => /\.(js|css|svg|json|txt|xml|map|webmanifest)$/.test(file))
  await Promise.all(texts.map(compress))
}
