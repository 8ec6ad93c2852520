import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

const png = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

const chunk = (name: string, data: Buffer): Buffer => {
  const told = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(told))
  return Buffer.concat([length, told, sum])
}

/** A PNG of any size whose pixels are all black and take almost no room. */
export const blackPng = (width: number, height: number): Buffer => {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  // One bit a pixel, grey.
  head.set([1, 0, 0, 0, 0], 8)
  const pixels = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height), { level: 9 })
  return Buffer.concat([png, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}

/** Stripes that differ by their colour, so that each is a picture of its own. */
const striped = (width: number, height: number, colour: string) =>
  sharp({ create: { width, height, channels: 3, background: '#e8e2d0' } }).composite([
    {
      input: { create: { width: Math.ceil(width / 2), height, channels: 3, background: colour } },
      left: 0,
      top: 0,
    },
  ])

type Wanted = { width?: number; height?: number; colour?: string; orientation?: number }

/** A photograph as a phone takes it: it says where, when, with what and by whom. */
export const takenByPhone = ({
  width = 1600,
  height = 1000,
  colour = '#1f7a4d',
  orientation = 1,
}: Wanted = {}): Promise<Buffer> =>
  striped(width, height, colour)
    .withExif({
      IFD0: { Make: 'PhoneMaker', Artist: 'Ada Secretname', Orientation: String(orientation) },
      IFD3: {
        GPSLatitudeRef: 'S',
        GPSLatitude: '1/1 16/1 48/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '36/1 49/1 12/1',
      },
    })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer()

export const webpPicture = (colour = '#1f7a4d'): Promise<Buffer> =>
  striped(900, 600, colour).webp().toBuffer()
export const pngPicture = (colour = '#1f7a4d'): Promise<Buffer> => striped(900, 600, colour).png().toBuffer()

/** A comment inside a JPEG, right behind its beginning. */
export const withComment = (jpeg: Buffer, text: string): Buffer => {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(text.length + 2)
  return Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([0xff, 0xfe]),
    length,
    Buffer.from(text, 'latin1'),
    jpeg.subarray(2),
  ])
}
