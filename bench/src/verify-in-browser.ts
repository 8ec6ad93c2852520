import { once } from 'node:events'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { browserArguments, findBrowser } from '../../e2e/support/find-browser.ts'
import type { Check } from './verify-page.ts'

type Bundler = {
  build: (options: object) => Promise<{ outputFiles: { text: string }[] }>
}

const root = path.resolve(import.meta.dirname, '../..')

/** The verifier as a browser loads it: the same source the certificate's page is built from, in one file. */
const bundleVerifier = async (): Promise<string> => {
  // The repository's own bundler; the benchmarks have no need to name a second one.
  const bundler: Bundler = createRequire(path.join(root, 'package.json'))('esbuild')
  const { outputFiles } = await bundler.build({
    entryPoints: [path.join(import.meta.dirname, 'verify-page.ts')],
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    minify: true,
    write: false,
  })
  return outputFiles[0]?.text ?? ''
}

/** How many proofs a second a real browser verifies, on one thread of a page. */
export const verifyInBrowser = async (check: Check): Promise<{ perSecond: number; version: string }> => {
  const script = await bundleVerifier()
  const server = createServer((request, response) => {
    const isScript = request.url === '/verify.js'
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
    response.end(isScript ? script : '<!doctype html><title>Verifying</title>')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments })
  try {
    const page = await browser.newPage()
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    const perSecond = await page.evaluate(
      async ({ address, ...wanted }) => (await import(address)).verifyForAWhile(wanted) as Promise<number>,
      { ...check, address: '/verify.js' },
    )
    return { perSecond, version: browser.version() }
  } finally {
    await browser.close()
    server.close()
  }
}
