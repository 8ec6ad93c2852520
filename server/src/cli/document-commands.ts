import { StartError } from '../platform/start-error.ts'
import { verifyStore } from '../platform/store/verify-store.ts'
import type { Command } from './command.ts'
import { openDocuments } from './open-documents.ts'

const namesMax = 20

const listed = (words: string, names: readonly string[]): string[] =>
  names.length === 0
    ? []
    : [
        `${names.length} ${words}:`,
        ...names.slice(0, namesMax).map((name) => `  ${name}`),
        ...(names.length > namesMax ? [`  and ${names.length - namesMax} more`] : []),
      ]

const verify: Command['run'] = async (db, _args, config) => {
  const { bucket, secret } = openDocuments(db, config)
  const { whole, bytes, missing, damaged, strays } = await verifyStore(db, bucket, secret)
  const read = `${whole} documents of ${bytes.toLocaleString('en-US')} bytes were opened to their last byte, and are what they were.`
  const besides =
    strays === 0 ? '' : ` ${strays} more lie there that this database does not know; they are left alone.`
  const faults = [...listed('are missing', missing), ...listed('are damaged', damaged)]
  if (faults.length > 0)
    throw new StartError(['Not every document can be opened.', ...faults, read].join('\n'))
  return `${read}${besides}`
}

export const documentCommands: Record<string, Command> = {
  'verify-documents': { usage: 'verify-documents', run: verify },
}
