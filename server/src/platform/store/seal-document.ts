import { hkdfSync, randomBytes } from 'node:crypto'
import { openStream, sealStream, withoutHead } from '../seal-stream.ts'

const magic = Buffer.from('ledgerleaf document 1\n')
const saltBytes = 32
const headBytes = magic.length + saltBytes

/** What lies under a name is not what was put there. */
export class DocumentDamaged extends Error {}

/** Each sealed file has a key of its own, grown from its owner's. Its name belongs to it: under another nothing opens. */
const streamKey = (key: Buffer, head: Buffer, name: string) => ({
  key: Buffer.from(hkdfSync('sha256', key, head.subarray(magic.length), 'ledgerleaf/document/v1/bytes', 32)),
  head: Buffer.concat([head, Buffer.from(name)]),
})

export async function* sealDocument(
  source: AsyncIterable<Buffer>,
  key: Buffer,
  name: string,
): AsyncGenerator<Buffer> {
  const head = Buffer.concat([magic, randomBytes(saltBytes)])
  yield head
  yield* sealStream(source, streamKey(key, head, name))
}

/** Decrypts what sealDocument wrote; no byte comes out that was not authenticated. */
export async function* openDocument(
  source: AsyncIterable<Buffer>,
  key: Buffer,
  name: string,
): AsyncGenerator<Buffer> {
  let opened: ReturnType<typeof streamKey> | null = null
  const damaged = () => new DocumentDamaged(`the document ${name} is damaged or was cut off`)
  const take = (head: Buffer) => {
    if (!head.subarray(0, magic.length).equals(magic)) throw damaged()
    opened = streamKey(key, head, name)
  }
  yield* openStream(withoutHead(source, headBytes, take, damaged), () => opened, damaged)
}
