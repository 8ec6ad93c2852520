import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { reasonTooShort, saysWhy } from '@ledgerleaf/contract/reason'
import { registries } from '@ledgerleaf/contract/registries'
import { ColumnMapping, RecordKind } from '@ledgerleaf/contract/registry-records'
import type { Db } from '../platform/db.ts'
import { DomainError } from '../platform/domain-error.ts'
import { StartError } from '../platform/start-error.ts'
import { inTransaction, liftTimeLimits } from '../platform/transaction.ts'
import {
  discardUpload,
  findRefusals,
  findRegistryFiles,
  importUpload,
  keepUpload,
  mostRefused,
  type RegistryUpload,
  stageFile,
  withdrawFile,
} from '../supply/registry-records/index.ts'
import type { Command } from './command.ts'

const usage =
  'registry import [--registry NAME] [--kind KIND] [--as-of DAY] [--mapping FILE.json] [--check] FILE | files | withdraw ID WHY'

const options = {
  registry: { type: 'string' },
  kind: { type: 'string' },
  'as-of': { type: 'string' },
  mapping: { type: 'string' },
  check: { type: 'boolean' },
} as const

const readRegistry = (text: string | undefined): string | undefined => {
  if (text === undefined) return undefined
  const known = registries.find(({ name }) => name.toLowerCase() === text.trim().toLowerCase())
  if (known) return known.name
  throw new StartError(
    `"${text}" is no registry known here: ${registries.map(({ name }) => name).join(', ')}.`,
  )
}

const readKind = (text: string | undefined): RecordKind | undefined => {
  if (text === undefined) return undefined
  const kind = RecordKind.safeParse(text)
  if (!kind.success) throw new StartError(`"${text}" is no kind of file: ${RecordKind.options.join(', ')}.`)
  return kind.data
}

const readMapping = async (file: string | undefined): Promise<ColumnMapping | undefined> => {
  if (file === undefined) return undefined
  const text = await readFile(file, 'utf8').catch(() => {
    throw new StartError(`There is no file ${file}.`)
  })
  try {
    return ColumnMapping.parse(JSON.parse(text))
  } catch {
    throw new StartError(
      `${file} is no mapping: write which column says what, as {"projectId": "Program ID", "serial": "Credit Serial Numbers"}.`,
    )
  }
}

const readArguments = async (args: readonly string[]) => {
  let parsed: ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>
  try {
    parsed = parseArgs({ args: [...args], options, allowPositionals: true })
  } catch {
    throw new StartError(`Usage: ${usage}`)
  }
  const { values, positionals } = parsed
  const [act, file, ...rest] = positionals
  if (act !== 'import' || !file || rest.length > 0) throw new StartError(`Usage: ${usage}`)
  const asOf = values['as-of']
  if (asOf !== undefined && Number.isNaN(Date.parse(`${asOf}T00:00:00Z`)))
    throw new StartError(`"${asOf}" is no day: write it as 2026-04-14.`)
  const columns = await readMapping(values.mapping)
  const asked = { registry: readRegistry(values.registry), kind: readKind(values.kind), columns, asOf }
  if (columns && !(asked.registry && asked.kind))
    throw new StartError('With a mapping, say also whose file it is: --registry and --kind.')
  return { file, asked, isCheck: values.check ?? false }
}

const figure = (value: number): string => value.toLocaleString('en-US')

const describe = (upload: RegistryUpload): string =>
  `${upload.registry}, ${upload.kind} of ${upload.asOf}: ${figure(upload.rows)} lines. Records: ` +
  `${figure(upload.added)} new, ${figure(upload.changed)} changed, ${figure(upload.unchanged)} as before, ` +
  `${figure(upload.gone)} no longer in the file. Refused lines: ${figure(upload.refused)}.`

const refusalsShown = 20

const describeRefusals = async (db: Db, upload: RegistryUpload): Promise<string[]> => {
  const refusals = await findRefusals(db, upload, refusalsShown)
  const rest = upload.refused - refusals.length
  return [
    ...refusals.map(({ line, message }) => `  line ${line}: ${message}`),
    ...(rest > 0 ? [`  and ${figure(rest)} more`] : []),
  ]
}

const stage = async (db: Db, file: string, asked: Awaited<ReturnType<typeof readArguments>>['asked']) => {
  const now = new Date()
  try {
    const staged = await stageFile(db, createReadStream(file), asked, now)
    const about = { ...asked, name: path.basename(file), uploadedBy: null }
    return await inTransaction(db, async (tx) => {
      await liftTimeLimits(tx)
      return keepUpload(tx, staged, about, now)
    })
  } catch (error) {
    if (error instanceof DomainError) throw new StartError(error.message)
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EISDIR'))
      throw new StartError(`There is no file ${file}.`)
    throw error
  }
}

const importFile: Command['run'] = async (db, args) => {
  const { file, asked, isCheck } = await readArguments(args)
  const upload = await stage(db, file, asked)
  const told = [describe(upload), ...(await describeRefusals(db, upload))]
  if (isCheck || mostRefused(upload)) {
    await discardUpload(db, upload.id)
    if (isCheck) return [...told, 'Nothing was changed.'].join('\n')
    throw new StartError(
      [...told, 'More than half of the lines cannot be read. Nothing was changed.'].join('\n'),
    )
  }
  const imported = await inTransaction(db, async (tx) => {
    await liftTimeLimits(tx)
    return importUpload(tx, upload.id, null, new Date())
  })
  return imported
    ? told.join('\n')
    : `${upload.name} was imported before as ${upload.registry}, ${upload.kind}; nothing was changed.`
}

const listFiles = async (db: Db): Promise<string> => {
  const files = await findRegistryFiles(db)
  const lines = files.map(
    ({ id, registry, kind, name, asOf, withdrawn }) =>
      `${id}  ${registry}, ${kind} of ${asOf}, ${name}${withdrawn ? ', withdrawn' : ''}`,
  )
  return lines.join('\n') || 'No file was imported yet.'
}

const withdraw = async (db: Db, [id = '', ...words]: readonly string[]) => {
  const reason = words.join(' ').trim()
  if (!saysWhy(reason))
    throw new StartError(`Say which file and why: registry withdraw ID WHY. ${reasonTooShort}.`)
  const isNew = await inTransaction(db, async (tx) => {
    await liftTimeLimits(tx)
    return withdrawFile(tx, id, { operatorId: null, reason }, new Date())
  }).catch((error: unknown) => {
    throw error instanceof DomainError && error.code === 'not_found'
      ? new StartError(`There is no file ${id}. registry files lists them.`)
      : error
  })
  return isNew
    ? 'Withdrawn. What rests on it is reckoned anew by the running server.'
    : { unchanged: 'It was withdrawn before; nothing was changed.' }
}

const run: Command['run'] = (db, args, config) => {
  const [act, ...rest] = args
  if (act === 'files') return listFiles(db)
  return act === 'withdraw' ? withdraw(db, rest) : importFile(db, args, config)
}

export const registryCommands: Record<string, Command> = {
  registry: { usage, run },
}
