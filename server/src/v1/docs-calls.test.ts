import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { type CallExample, callExamples } from '@ledgerleaf/contract/v1/call-examples'
import { standIn, writeCurl, writeTypeScript } from '@ledgerleaf/contract/v1/write-example'
import { openLedgerleaf } from '@ledgerleaf/sdk'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DocsWorld, openDocsWorld } from '../testing/docs-world.ts'
import { shop } from '../testing/test-approvals.ts'

const run = promisify(execFile)

let folder: string
let world: DocsWorld
let address: string
type Operation = { parameters?: { name: string; required?: boolean }[]; security?: object[] }
let described: Map<string, { method: string; path: string; isKeyed: boolean }>

beforeAll(async () => {
  world = await openDocsWorld()
  const { port } = shop.site.app.server.address() as { port: number }
  address = `http://127.0.0.1:${port}`
  folder = mkdtempSync(path.join(tmpdir(), 'ledgerleaf-docs-'))
  for (const { file, bytes } of Object.values(callExamples)) {
    if (file) writeFileSync(path.join(folder, file.name), file.text)
    if (bytes)
      writeFileSync(path.join(folder, bytes.name), `%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer <<>>\n%%EOF`)
  }
  const { paths } = (await shop.site.app.inject('/v1/openapi.json')).json() as {
    paths: Record<string, Record<string, Operation>>
  }
  described = new Map(
    Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([verb, { parameters }]) => {
        const method = verb.toUpperCase()
        const isKeyed =
          parameters?.some(({ name, required }) => name === 'Idempotency-Key' && required) ?? false
        return [`${method} ${path}`, { method, path, isKeyed }] as const
      }),
    ),
  )
}, 180_000)
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true })
  await shop.close()
})

/** Which words of an example the reader fills in, in the order they are made. */
const wordsOf = ({ params, body }: CallExample): string[] => {
  const found: string[] = []
  JSON.stringify({ params, body }, (_, value) => {
    if (typeof value === 'string' && standIn.test(value)) found.push(value)
    return value
  })
  return [...new Set(found)]
}

/** An example with fresh things of the reader's own in place of its words. */
const fillIn = async (example: CallExample, text: string): Promise<string> => {
  const made = await world.make(wordsOf(example))
  // The longer word first: BLOCK stands in DELIVERABLE_BLOCK.
  return [...made]
    .sort(([a], [b]) => b.length - a.length)
    .reduce((sum, [word, id]) => sum.replaceAll(word, id), text)
}

test('every call with a key has its example, and there is none of a call that is not there', () => {
  const withKey = [...described.keys()].filter((name) => name !== 'POST /v1/oauth/token')
  expect(Object.keys(callExamples).sort()).toEqual(withKey.sort())
})

test.each(Object.entries(callExamples))(
  '%s answers as a shell shows it',
  async (name, example) => {
    const call = described.get(name)
    if (!call) throw new Error('there is no such call')
    // Not every machine has uuidgen; whoever pastes the example has.
    const shell = `uuidgen() { cat /proc/sys/kernel/random/uuid; }\n${await fillIn(example, writeCurl(call, example))}`
    const { stdout } = await run('bash', ['-c', shell], {
      cwd: folder,
      env: {
        PATH: process.env.PATH,
        LEDGERLEAF_ADDRESS: address,
        LEDGERLEAF_KEY: await world.keyFor(name, 'shell'),
      },
    }).catch(({ stdout }: { stdout: string }) => expect.fail(stdout))
    if (call.path.endsWith('.pdf')) return
    // A refusal has no object; the explanation of one is asked for as such.
    if (!call.path.startsWith('/v1/problems')) expect(JSON.parse(stdout), stdout).not.toHaveProperty('code')
    await world.tidy(name)
  },
  120_000,
)

test.each(Object.entries(callExamples))(
  '%s answers through the client',
  async (name, example) => {
    const text = await fillIn(example, writeTypeScript(example))
    const lines = text.split('\n').filter((line) => !line.startsWith('import '))
    const imports = text.split('\n').filter((line) => line.startsWith('import '))
    const file = path.join(folder, `${randomUUID()}.mjs`)
    const body = lines.join('\n').replaceAll("openAsBlob('", `openAsBlob('${folder}/`)
    writeFileSync(
      file,
      `${imports.join('\n')}\nexport default async (ledgerleaf, console) => {\n${body}\nreturn typeof answer }`,
    )
    const { default: play } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as {
      default: (ledgerleaf: object, console: object) => Promise<unknown>
    }
    const ledgerleaf = openLedgerleaf({ address, key: await world.keyFor(name, 'client'), retriesMax: 0 })
    expect(await play(ledgerleaf, { log: () => undefined })).toBe(example.isList ? 'undefined' : 'object')
    await world.tidy(name)
  },
  120_000,
)
