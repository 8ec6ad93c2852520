import yauzl from 'yauzl'
import { DocumentRefused } from '../document-refused.ts'
import { limits } from '../limits.ts'
import type { Format } from '../types.ts'

const damaged = () =>
  new DocumentRefused('damaged', 'This document is damaged or incomplete and cannot be opened.')
const bomb = (why: string) =>
  new DocumentRefused('zip_bomb', `This document unpacks to far more than a report would: ${why}.`)

const openZip = (bytes: Uint8Array) =>
  new Promise<yauzl.ZipFile>((resolve, reject) => {
    yauzl.fromBuffer(
      Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length),
      { lazyEntries: true, strictFileNames: true, validateEntrySizes: true },
      (error, zip) => (error ? reject(damaged()) : resolve(zip)),
    )
  })

/** Unpacks one entry and counts what really comes out: the directory of a zip can lie. */
const inflate = (zip: yauzl.ZipFile, entry: yauzl.Entry, budget: { bytes: number }) =>
  new Promise<Buffer[]>((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) return reject(damaged())
      const head: Buffer[] = []
      let size = 0
      stream.on('data', (chunk: Buffer) => {
        if (size < 4096) head.push(chunk)
        size += chunk.length
        budget.bytes -= chunk.length
        if (size > limits.zipEntryBytes || budget.bytes < 0) {
          stream.destroy()
          reject(bomb('its parts are too large'))
        }
      })
      stream.on('end', () => resolve(head))
      stream.on('error', () => reject(damaged()))
    })
  })

/** Walks the container before any parser sees it, and says which Office format it is. */
export const guardZip = async (bytes: Uint8Array): Promise<Format> => {
  const zip = await openZip(bytes)
  const names = new Set<string>()
  const budget = { bytes: limits.zipTotalBytes }
  let packed = 0
  let unpacked = 0
  const check = async (entry: yauzl.Entry) => {
    const name = entry.fileName
    if (names.size >= limits.zipEntries) throw bomb('it has too many parts')
    if (names.has(name.toLowerCase())) throw damaged()
    names.add(name.toLowerCase())
    if (entry.isEncrypted())
      throw new DocumentRefused(
        'encrypted',
        'This document is password-protected. Remove the password and upload it again.',
      )
    if (/vbaproject\.bin$|\.(exe|dll|js|vbs|bat|ps1|jar)$/i.test(name))
      throw new DocumentRefused(
        'macros',
        'This document contains macros or programs. Save it without them and upload it again.',
      )
    packed += entry.compressedSize
    unpacked += entry.uncompressedSize
    if (unpacked > limits.zipTotalBytes) throw bomb('its parts are too large')
    if (unpacked > limits.zipRatioFrom && unpacked > limits.zipRatio * packed)
      throw bomb('its parts are packed suspiciously tight')
    if (name.endsWith('/')) return
    const head = await inflate(zip, entry, budget)
    if (
      /\.(xml|rels)$/i.test(name) &&
      /<!DOCTYPE|<!ENTITY/i.test(Buffer.concat(head).subarray(0, 8192).toString('latin1'))
    )
      throw new DocumentRefused(
        'damaged',
        'This document declares entities of its own, which no Office program does.',
      )
  }
  await new Promise<void>((resolve, reject) => {
    const fail = (error: unknown) => {
      zip.close()
      reject(error instanceof DocumentRefused ? error : damaged())
    }
    zip.on('entry', (entry: yauzl.Entry) => {
      check(entry).then(() => zip.readEntry(), fail)
    })
    zip.on('end', resolve)
    zip.on('error', fail)
    zip.readEntry()
  })
  if (names.has('word/document.xml')) return 'docx'
  if (names.has('xl/workbook.xml') || names.has('xl/workbook.bin')) return 'xlsx'
  throw new DocumentRefused(
    'unknown_format',
    'This is an archive or an Office file of a kind that is not read. PDF, Excel, Word and CSV are.',
  )
}
