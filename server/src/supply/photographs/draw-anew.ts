import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { DomainError } from '../../platform/domain-error.ts'
import { findEnd, holdsMore, type PhotographFormat } from './find-end.ts'

// The library knows many formats. Three of them are taken, by content, and no other of its readers is ever run.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})
// A drawn picture is kept and not drawn again: what the library would remember is memory for nothing.
sharp.cache(false)

const pixelsMax = 60_000_000
const sideMax = 12_000
const [widthMin, heightMin] = [480, 320]
const secondsMax = 20
const widths = { small: 480, large: 1280 } as const
type Size = keyof typeof widths

export type DrawnImage = { size: Size; width: number; height: number; sha256: string; webp: Buffer }

const refuse = (message: string) => new DomainError('photograph_unreadable', { field: 'file', message })

const heads: Record<PhotographFormat, (bytes: Buffer) => boolean> = {
  jpeg: (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  png: (bytes) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  webp: (bytes) =>
    bytes.length >= 12 &&
    bytes.toString('latin1', 0, 4) === 'RIFF' &&
    bytes.toString('latin1', 8, 12) === 'WEBP',
}

/** By how it begins, whatever its name says. */
const readFormat = (bytes: Buffer): PhotographFormat => {
  if (bytes.length === 0)
    throw new DomainError('invalid_input', { field: 'file', message: 'This file is empty.' })
  const format = (['jpeg', 'png', 'webp'] as const).find((one) => heads[one](bytes))
  if (!format)
    throw new DomainError('unsupported_media_type', {
      field: 'file',
      message: 'Please choose a photograph as JPEG, PNG or WebP.',
    })
  return format
}

const open = (bytes: Buffer) =>
  sharp(bytes, { limitInputPixels: pixelsMax, failOn: 'warning', sequentialRead: true, pages: 1 })

const checkSides = async (bytes: Buffer): Promise<void> => {
  const { autoOrient, pages = 1 } = await open(bytes).metadata()
  const { width, height } = autoOrient
  if (width > sideMax || height > sideMax)
    throw refuse(`At most ${sideMax.toLocaleString('en-US')} pixels on a side.`)
  if (width < widthMin || height < heightMin)
    throw refuse(`At least ${widthMin} pixels wide and ${heightMin} high.`)
  if (pages > 1) throw refuse('This picture moves. Please choose one that stands still.')
}

const drawOne = async (bytes: Buffer, size: Size): Promise<DrawnImage> => {
  // What is written says nothing but its pixels: no place, no device, no hour, no name.
  const { data, info } = await open(bytes)
    .autoOrient()
    .flatten({ background: '#ffffff' })
    .resize({ width: widths[size], height: widths[size], fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .webp({ quality: size === 'small' ? 76 : 80 })
    .timeout({ seconds: secondsMax })
    .toBuffer({ resolveWithObject: true })
  const sha256 = createHash('sha256').update(data).digest('hex')
  return { size, width: info.width, height: info.height, sha256, webp: data }
}

/** A photograph drawn anew in the widths it is shown in. What came is left behind with all it says beside the picture. */
export const drawAnew = async (bytes: Buffer): Promise<DrawnImage[]> => {
  const format = readFormat(bytes)
  try {
    const end = findEnd(format, bytes)
    if (end === null) throw refuse('This photograph is cut off. Please choose the whole file.')
    if (holdsMore(format, bytes, end))
      throw refuse('This file holds more than a picture. Please save it again as a plain photograph.')
    await checkSides(bytes)
    return [await drawOne(bytes, 'large'), await drawOne(bytes, 'small')]
  } catch (error) {
    if (error instanceof DomainError) throw error
    throw refuse('This photograph cannot be read. Please choose another.')
  }
}
