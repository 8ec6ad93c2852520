import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { signatureHeaders } from '../people/webhooks/sign.ts'
import { findUpward } from '../platform/find-upward.ts'
import { freePort } from '../testing/free-port.ts'
import { type Member, newCompany, newHoldings, openShopWith, shop } from '../testing/test-approvals.ts'
import { newKey, programOf } from '../testing/test-keys.ts'

const run = promisify(execFile)

const scripts = findUpward('scripts/pack-sdk.mjs') ?? ''
const tsc = path.join(findUpward('node_modules/typescript') ?? '', 'bin/tsc')

type Programs = Record<string, string>

let folder: string
let programs: Programs
let company: { id: string; owner: Member }
let address: string
let key: string

/** The programs of the README, by the heading they stand under. */
const readPrograms = (readme: string): Programs =>
  Object.fromEntries(
    readme
      .split(/^## /m)
      .slice(1)
      .flatMap((part) => {
        const [, program] = /```ts\n(.*?)```/s.exec(part) ?? []
        return program ? [[part.slice(0, part.indexOf('\n')), program]] : []
      }),
  )
const fileOf = (heading: string) => heading.toLowerCase().replace(/[^a-z]+/g, '-')

const compile = (name: string, options: object) => {
  const file = path.join(folder, `tsconfig.${name}.json`)
  writeFileSync(
    file,
    JSON.stringify({ compilerOptions: { strict: true, target: 'es2022', ...options }, include: ['src'] }),
  )
  return run(process.execPath, [tsc, '-p', file]).catch(({ stdout, stderr }) =>
    expect(`${stdout}${stderr}`).toBe(''),
  )
}

const environment = (more: object = {}) => ({
  PATH: process.env.PATH,
  LEDGERLEAF_ADDRESS: address,
  LEDGERLEAF_KEY: key,
  ...more,
})
const play = async (heading: string) =>
  (
    await run(process.execPath, [path.join('out', `${fileOf(heading)}.js`)], {
      cwd: folder,
      env: environment(),
    })
  ).stdout

beforeAll(async () => {
  await openShopWith({ OUTSIDE_PRIVATE: '1' })
  folder = mkdtempSync(path.join(tmpdir(), 'ledgerleaf-sdk-'))
  await run(process.execPath, [scripts, folder])
  const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? ''
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }))
  // Nothing can be downloaded: whatever it needed besides would be missing.
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', path.join(folder, tarball)], {
    cwd: folder,
  })
  programs = readPrograms(readFileSync(path.join(folder, 'node_modules/@ledgerleaf/sdk/README.md'), 'utf8'))
  mkdirSync(path.join(folder, 'src'))
  for (const [heading, program] of Object.entries(programs))
    writeFileSync(path.join(folder, 'src', `${fileOf(heading)}.ts`), program)
  company = await newCompany()
  key = (await newKey(company.owner)).secret
  const { port } = shop.site.app.server.address() as { port: number }
  address = `http://127.0.0.1:${port}`
  const typeRoots = [findUpward('node_modules/@types') ?? '']
  await compile('node', { module: 'nodenext', lib: ['es2023'], types: ['node'], typeRoots, outDir: 'out' })
}, 180_000)
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await shop.close()
})

test('the package holds programs and types alone, and needs nothing', () => {
  const installed = path.join(folder, 'node_modules')
  expect(readdirSync(installed).filter((name) => !name.startsWith('.'))).toEqual(['@ledgerleaf'])
  expect(readdirSync(path.join(installed, '@ledgerleaf'))).toEqual(['sdk'])
  const manifest = JSON.parse(readFileSync(path.join(installed, '@ledgerleaf/sdk/package.json'), 'utf8'))
  expect(Object.keys(manifest).filter((name) => /dependencies|scripts|private/i.test(name))).toEqual([])
  const files = readdirSync(path.join(installed, '@ledgerleaf/sdk'), { recursive: true }) as string[]
  for (const file of files.filter((name) => name.endsWith('.js')))
    expect(readFileSync(path.join(installed, '@ledgerleaf/sdk', file), 'utf8')).not.toMatch(/from ['"][^.]/)
})

test('its types stand alone in a page, every one of them checked, and refuse what there is not', async () => {
  const page = `
    import { openLedgerleaf, type Order, verifyWebhook } from '@ledgerleaf/sdk'
    const ledgerleaf = openLedgerleaf({ address: location.origin, key: '', fetch: (...words) => fetch(...words) })
    export const find = async (id: string): Promise<Order['status']> => (await ledgerleaf.orders.get(id)).status
    export const told = async (headers: Headers, body: string) => {
      const event = await verifyWebhook({ secret: '', headers, body })
      return event.type === 'payout.sent' ? event.data.amountCents : event.id
    }
    // @ts-expect-error there is no such noun
    void ledgerleaf.nothing
    // @ts-expect-error a basket has no price of its own
    void (async () => (await ledgerleaf.baskets.get('')).priceCents)
    // @ts-expect-error whoever orders says what it has to cost
    void (() => ledgerleaf.orders.create({ basket: '', company: {} as never }))
    // @ts-expect-error it may wait for a person: then it has no lines
    void (async () => (await ledgerleaf.orders.create({} as never)).lines
    )
  `
  mkdirSync(path.join(folder, 'page/src'), { recursive: true })
  writeFileSync(path.join(folder, 'page/src/page.ts'), page)
  const file = path.join(folder, 'page/tsconfig.json')
  for (const module of [
    { module: 'nodenext', moduleResolution: 'nodenext' },
    { module: 'esnext', moduleResolution: 'bundler' },
  ]) {
    const options = {
      ...module,
      strict: true,
      noEmit: true,
      target: 'es2022',
      lib: ['es2022', 'dom'],
      types: [],
      skipLibCheck: false,
    }
    writeFileSync(file, JSON.stringify({ compilerOptions: options, include: ['src'] }))
    await run(process.execPath, [tsc, '-p', file]).catch(({ stdout }) => expect(stdout).toBe(''))
  }
})

test('every program of its README does what it says, against a running server', async () => {
  await shop.listing(50, 1000)
  await newHoldings(company.id, 3)
  expect(Object.keys(programs)).toEqual([
    'Quickstart',
    'Offset something: buy and retire in one go',
    'Retire what is held, and keep the certificate',
    'Have a report read',
    'Lists',
    'When something goes wrong',
    'Webhooks',
  ])
  expect(await play('Quickstart')).toMatch(/^I am the key “Shop” of .+\nTest Project .+: 10 USD a tonne\n/)
  const offset = 'Offset something: buy and retire in one go'
  const placed = await play(offset)
  expect(placed).toMatch(/^Order .+ is pending\.\n$/)
  await vi.waitFor(
    async () => {
      const [order] = (await programOf(key).get('/v1/orders')).json().data
      expect(order).toMatchObject({ retires: true, certificates: [{ quantity: { amount: 2 } }] })
    },
    { timeout: 20_000, interval: 100 },
  )
  expect(await play('Retire what is held, and keep the certificate')).toMatch(
    /^1 t retired: http.+\/certificates\/.+\n$/,
  )
  const papers = readdirSync(folder).filter((name) => name.startsWith('certificate-'))
  expect(readFileSync(path.join(folder, papers[0] ?? ''), 'latin1')).toMatch(/^%PDF-/)
  expect(await play('Have a report read')).toContain('scope1 2024: 1200 tCO2e\n')
  expect(await play('Lists')).toMatch(/tonnes: \d+, newest: \d+, orders: \d+, isAll: true/)
  expect(await play('When something goes wrong')).toMatch(/^404: .+\n$/)
}, 180_000)

test('a webhook that the server sends is taken by the program of the README, and a forged one is not', async () => {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}/`
  const { browser } = company.owner
  const added = await browser.post('/api/organisation/webhooks', {
    body: { url, description: 'Shop', types: null },
  })
  const { id, secret } = added.json()
  const child = spawn(process.execPath, [path.join('out', 'webhooks.js')], {
    cwd: folder,
    env: environment({ LEDGERLEAF_WEBHOOK_SECRET: secret, PORT: String(port) }),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]()
  const line = async () => (await lines.next()).value as string
  expect(await line()).toBe('Listening')
  const { eventId } = (await browser.post(`/api/organisation/webhooks/${id}/test`)).json()
  expect(await line()).toBe(`${eventId}: webhook.test`)
  const { body } = (await browser.get(`/api/organisation/webhooks/${id}/deliveries/${eventId}`)).json()
  const headers = signatureHeaders([secret], { id: eventId, at: new Date(), body })
  const send = (text: string) => fetch(url, { method: 'POST', headers, body: text })
  expect((await send(body)).status).toBe(204)
  expect(await line()).toBe(`${eventId}: webhook.test`)
  expect((await send(body.replace('webhook.test', 'order.settled'))).status).toBe(400)
  expect(await line()).toMatch(/^Refused: /)
  child.kill()
  await once(child, 'exit')
}, 60_000)
