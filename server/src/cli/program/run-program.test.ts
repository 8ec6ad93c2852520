import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSequencer } from '../../log/run-sequencer.ts'
import { findUpward } from '../../platform/find-upward.ts'
import { buildServer } from '../../testing/start-up/server-process.ts'
import {
  approve,
  type Member,
  newCompany,
  newHoldings,
  openShop,
  ordersOf,
  retirementsOf,
  shop,
} from '../../testing/test-approvals.ts'
import { enterprise } from '../../testing/test-checkout.ts'
import { newKey } from '../../testing/test-keys.ts'
import { runProgram } from './run-program.ts'
import { readHidden, type Terminal } from './terminal.ts'

const bin = findUpward('server/bin/ledgerleaf.mjs') ?? ''

let folder: string
let address: string
let companyFile: string
beforeAll(async () => {
  await Promise.all([openShop(), buildServer()])
  folder = mkdtempSync(path.join(tmpdir(), 'ledgerleaf-program-'))
  const { port } = shop.site.app.server.address() as { port: number }
  address = `http://127.0.0.1:${port}`
  companyFile = path.join(folder, 'company.json')
  writeFileSync(companyFile, JSON.stringify(enterprise))
}, 180_000)
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await shop.close()
})

/** A home of somebody’s own, in which the real command is run as a process. */
const newHome = () => {
  const config = mkdtempSync(path.join(folder, 'home-'))
  const run = async (words: string[], { input = '', environment = {} } = {}) => {
    const child = spawn(process.execPath, [bin, ...words], {
      cwd: folder,
      env: { PATH: process.env.PATH, XDG_CONFIG_HOME: config, ...environment },
      stdio: ['pipe', 'pipe', 'pipe'],
    })
    child.stdin.end(input)
    const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
    return { code: child.exitCode, out, err }
  }
  return { run, file: path.join(config, 'ledgerleaf', 'key.json') }
}
const loggedIn = async (by: Member, wanted: Parameters<typeof newKey>[1] = {}) => {
  const home = newHome()
  const { secret } = await newKey(by, wanted)
  const answer = await home.run(['login', '--address', address, '--key-from-stdin'], { input: `${secret}\n` })
  expect(answer, answer.err).toMatchObject({ code: 0 })
  return { ...home, secret, said: answer }
}
const json = ({ out }: { out: string }) => JSON.parse(out)

test('a key is asked for, tried, and kept where its user alone can read it; it is shown nowhere and can be forgotten', async () => {
  const { owner } = await newCompany()
  const { run, file, secret, said } = await loggedIn(owner)
  expect(said.out).toContain('Logged in as the key “Shop”')
  expect(`${said.out}${said.err}`).not.toContain(secret)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ address, key: secret })
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(statSync(path.dirname(file)).mode & 0o777).toBe(0o700)
  const wrong = await run(['login', '--address', address, '--key-from-stdin'], { input: 'live_wrong' })
  expect(wrong).toMatchObject({ code: 1, err: expect.stringContaining('Nothing was stored') })
  expect(JSON.parse(readFileSync(file, 'utf8')).key).toBe(secret)
  expect(await run(['login', '--address', address])).toMatchObject({ code: 2 })
  const clear = await run(['login', '--address', 'http://market.example', '--key-from-stdin'], {
    input: secret,
  })
  expect(clear).toMatchObject({ code: 1, err: expect.stringContaining('not encrypted') })
  expect((await run(['logout'])).out).toContain('forgotten')
  expect(await run(['analyses', 'list'])).toMatchObject({
    code: 1,
    err: expect.stringContaining('login first'),
  })
})

test('a stored key that others can read is not used', async () => {
  const { owner } = await newCompany()
  const { run, file } = await loggedIn(owner)
  chmodSync(file, 0o644)
  expect(await run(['analyses', 'list'])).toMatchObject({
    code: 1,
    err: expect.stringContaining('chmod 600'),
  })
})

test('what is typed at the question for a key is not shown, can be mended, and can be given up', async () => {
  const type = async (...keys: string[]) => {
    const raw: boolean[] = []
    const keyboard = Object.assign(new PassThrough(), { setRawMode: (isRaw: boolean) => raw.push(isRaw) })
    const line = readHidden(keyboard)
    for (const key of keys) keyboard.write(key)
    return { line: await line, raw }
  }
  expect(await type('live_a', 'x', '\u007f', 'b', '\r')).toEqual({ line: 'live_ab', raw: [true, false] })
  expect(await type('live_', '\u0003')).toEqual({ line: null, raw: [true, false] })
})

test('an amount that can be read in two ways is refused, and so is one that is no whole tonne', async () => {
  const { run } = newHome()
  for (const words of [
    ['quote'],
    ['buy', '--company', companyFile],
    ['retire', '--for', 'A', '--purpose', 'B'],
  ])
    for (const amount of ['1.500', '1,500']) {
      const answer = await run([...words, amount])
      expect(answer).toMatchObject({ code: 2, err: expect.stringContaining('two ways, as 1500 and as 1.5.') })
    }
  for (const amount of ['1.5', '0', '-1', 'ten', '1e3', ''])
    expect((await run(['quote', '--', amount])).code).toBe(2)
  expect((await run(['quote', '5', '--budget', '1.500'])).code).not.toBe(0)
})

test('credits are quoted, bought and retired; each says the same as JSON; nothing happens that nobody agreed to', async () => {
  const { id, owner } = await newCompany()
  const { run } = await loggedIn(owner)
  const { listing } = await shop.listing(50, 1000)
  const of = ['--listing', listing.id]
  const quoted = await run(['quote', '5', ...of])
  expect(quoted).toMatchObject({ code: 0, out: expect.stringContaining('5 t for 50.00 USD, without VAT') })
  expect(json(await run(['quote', '5', ...of, '--json']))).toMatchObject({
    object: 'basket',
    total: { amount: 5000 },
  })
  const wish = ['buy', '5', ...of, '--company', companyFile]
  const unasked = await run(wish)
  expect(unasked).toMatchObject({ code: 2, err: expect.stringContaining('Add --yes') })
  expect(await ordersOf(id)).toEqual([])
  expect(await run([...wish, '--budget', '49.99', '--yes'])).toMatchObject({ code: 1 })
  expect(await ordersOf(id)).toEqual([])
  const bought = await run([...wish, '--yes', '--order-key', 'parcel', '--json'])
  expect(bought, bought.out).toMatchObject({ code: 0 })
  expect(json(bought)).toMatchObject({ object: 'order', status: 'settled', total: { amount: 5000 } })
  const retired = await run([
    'retire',
    '2',
    '--for',
    'Field & Fjord',
    '--purpose',
    'Parcel 4711',
    '--yes',
    '--json',
  ])
  expect(retired, retired.out).toMatchObject({ code: 0 })
  expect(json(retired)).toMatchObject({ object: 'retirement_act', quantity: { amount: 2 } })
  const more = await run(['retire', '4', '--for', 'Field & Fjord', '--purpose', 'Parcel 4712', '--yes'])
  expect(more).toMatchObject({ code: 1, err: expect.stringContaining('Only 3 t are held, 1 t too few') })
  expect(await retirementsOf(id)).toBe(1)
}, 90_000)

test('a certificate is verified by its id: with the keys of the server, or with one that is known; another key refutes it', async () => {
  const { id, owner } = await newCompany()
  await newHoldings(id, 5)
  const { run } = await loggedIn(owner)
  const retired = await run([
    'retire',
    '2',
    '--for',
    'Field & Fjord',
    '--purpose',
    'Parcel 1',
    '--yes',
    '--json',
  ])
  const [made] = json(retired).retirements
  expect(await run(['verify', made.id])).toMatchObject({
    code: 1,
    err: expect.stringContaining('in a moment'),
  })
  const { db, config, secret } = shop.site
  const { sequence } = await openSequencer({ db, dataDir: folder, publicUrl: config.publicUrl, secret })
  await sequence()
  const verified = await run(['verify', made.id])
  expect(verified, verified.err).toMatchObject({ code: 0 })
  expect(verified.out).toContain('Verified. 2 t CO2e retired for Field & Fjord')
  expect(verified.out).toContain(`keys that ${address} gave with it`)
  const answer = json(await run(['verify', made.id, '--json']))
  expect(answer).toMatchObject({ isVerified: true, keyFrom: 'server' })
  const [known = ''] = answer.certificate.verifierKeys
  expect(json(await run(['verify', made.id, '--key', known, '--json']))).toMatchObject({
    keyFrom: 'you',
    isVerified: true,
  })
  const other = `${known.slice(0, -4)}AAA=`
  expect((await run(['verify', made.id, '--key', other])).code).toBe(1)
  const file = path.join(folder, 'certificate.json')
  writeFileSync(file, JSON.stringify(answer.certificate.file))
  expect(await run(['verify', file, '--key', known])).toMatchObject({
    code: 0,
    out: expect.stringContaining('Verified.'),
  })
  expect(json(await run(['verify', file, '--key', known, '--json']))).toMatchObject({ isVerified: true })
}, 60_000)

test('what is more than the key does alone waits for a person: it says so, where, and ends with 3', async () => {
  const { id, owner } = await newCompany()
  const batch = await newHoldings(id, 5)
  const { run } = await loggedIn(owner, { tradeCents: 1000, retireTonnes: 1 })
  const { listing } = await shop.listing(50, 1000)
  const asked = await run(['buy', '2', '--listing', listing.id, '--company', companyFile, '--yes'])
  expect(asked).toMatchObject({
    code: 3,
    out: expect.stringMatching(/waits for a person[\s\S]*Approve it at http.*\/approvals/),
  })
  const retired = await run([
    'retire',
    '2',
    '--batch',
    batch,
    '--for',
    'A',
    '--purpose',
    'B',
    '--yes',
    '--json',
  ])
  expect(retired.code).toBe(3)
  expect(json(retired)).toMatchObject({ object: 'approval', status: 'waiting' })
  expect(await retirementsOf(id)).toBe(0)
  expect((await approve(owner, json(retired).id)).json()).toMatchObject({ state: 'done' })
  expect(await retirementsOf(id)).toBe(1)
})

test('a person is shown what it costs and asked, and whoever says no has done nothing', async () => {
  const { id, owner } = await newCompany()
  const { secret } = await newKey(owner)
  const { listing } = await shop.listing(50, 1000)
  const answerWith = async (answer: string) => {
    let [out, err] = ['', '']
    const terminal: Terminal = {
      out: (said) => (out += said),
      err: (said) => (err += said),
      isPerson: true,
      ask: async (question) => {
        err += question
        return answer
      },
      askHidden: async () => '',
      readInput: async () => '',
    }
    const environment = { LEDGERLEAF_KEY: secret, LEDGERLEAF_ADDRESS: address }
    const words = [
      'buy',
      '5',
      '--listing',
      listing.id,
      '--company',
      companyFile,
      '--for',
      'A',
      '--purpose',
      'B',
    ]
    const code = await runProgram(words, { terminal, environment })
    return { code, out, err }
  }
  const no = await answerWith('')
  expect(no.code).toBe(4)
  expect(no.err).toContain('5 t for 50.00 USD, without VAT')
  expect(no.err).toContain('retired at once for A: that is public, and for good')
  expect(await ordersOf(id)).toEqual([])
  expect(await answerWith('yes')).toMatchObject({ code: 0 })
  expect(await ordersOf(id)).toHaveLength(1)
})

test('a report is uploaded, waited for, listed and shown with the place of every figure', async () => {
  const { owner } = await newCompany()
  const { run } = await loggedIn(owner)
  const file = path.join(folder, 'report.csv')
  writeFileSync(file, 'Year,Metric,Value,Unit\n2024,Scope 1 emissions,1200,tCO2e\n')
  const uploaded = await run(['analyses', 'upload', file, '--company', 'Field & Fjord', '--json'])
  expect(uploaded, uploaded.out).toMatchObject({ code: 0 })
  const { id, inventory } = json(uploaded)
  expect(inventory).toMatchObject([{ metric: 'scope1', value: { amount: 1200 } }])
  expect((await run(['analyses', 'list'])).out).toContain(`${id}  completed  Field & Fjord  report.csv`)
  expect((await run(['analyses', 'show', id])).out).toMatch(/2024 {2}scope1 {2}1200 tCO2e {2}.*“.*1200/)
  const none = await run(['analyses', 'show', 'none', '--json'])
  expect(none.code).toBe(1)
  expect(json(none)).toMatchObject({ error: { code: 'not_found', requestId: expect.any(String) } })
}, 90_000)

test('every command has words of its own, and what is not understood ends with 2', async () => {
  const { run } = newHome()
  for (const name of ['login', 'logout', 'quote', 'buy', 'retire', 'verify', 'analyses']) {
    const help = await run([name, '--help'])
    expect(help).toMatchObject({
      code: 0,
      out: expect.stringMatching(new RegExp(`^Usage: npx ledgerleaf ${name}`)),
    })
    expect(await run([name, '--no-such-option'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('--help'),
    })
  }
  expect((await run(['analyses', 'burn'])).code).toBe(2)
  expect((await run([])).code).toBe(1)
}, 90_000)
