import sharp from 'sharp'
import { expect, test } from 'vitest'
import {
  blackPng,
  pngPicture,
  takenByPhone,
  webpPicture,
  withComment,
} from '../../testing/hostile-photographs.ts'
import { makeZip } from '../../testing/make-zip.ts'
import { drawAnew } from './draw-anew.ts'

const sizesOf = async (bytes: Buffer) =>
  (await drawAnew(bytes)).map(({ size, width, height }) => ({ size, width, height }))

test('a photograph is drawn in two widths and says nothing of its place, its device and its people', async () => {
  const taken = await takenByPhone()
  const { exif } = await sharp(taken).metadata()
  // It does say so before: the tag of the place, and who took it with what.
  expect(exif?.includes('PhoneMaker')).toBe(true)
  expect(exif?.includes(Buffer.from([0x25, 0x88]))).toBe(true)
  const drawn = await drawAnew(taken)
  expect(drawn.map(({ size, width, height }) => [size, width, height])).toEqual([
    ['large', 1280, 800],
    ['small', 480, 300],
  ])
  for (const { webp } of drawn) {
    const { format, exif: left, xmp, iptc, icc, orientation } = await sharp(webp).metadata()
    expect({ format, left, xmp, iptc, icc, orientation }).toEqual({ format: 'webp' })
    for (const word of ['PhoneMaker', 'Secretname', 'Exif', 'EXIF', 'GPS', 'XMP '])
      expect(webp.includes(word)).toBe(false)
  }
})

test('a phone held upright gives an upright picture, at most as high as a wide one is wide', async () => {
  expect(await sizesOf(await takenByPhone({ orientation: 6 }))).toEqual([
    { size: 'large', width: 800, height: 1280 },
    { size: 'small', width: 300, height: 480 },
  ])
})

test('PNG and WebP are taken, and nothing is made larger than it was', async () => {
  for (const bytes of [await pngPicture(), await webpPicture()])
    expect(await sizesOf(bytes)).toEqual([
      { size: 'large', width: 900, height: 600 },
      { size: 'small', width: 480, height: 320 },
    ])
})

test('a second picture behind the first, as cameras write it, is left behind', async () => {
  const twice = Buffer.concat([await takenByPhone(), await takenByPhone({ width: 600, height: 400 })])
  expect((await sizesOf(twice))[0]).toMatchObject({ width: 1280, height: 800 })
})

test('words hidden in a comment are not in what is shown', async () => {
  const [large] = await drawAnew(withComment(await takenByPhone(), '<script>alert(1)</script>'))
  expect(large?.webp.includes('script')).toBe(false)
})

const script = '<script>alert(1)</script>'
const animated = async () =>
  sharp([await pngPicture(), await pngPicture('#c98a1b')], { join: { animated: true } })
    .webp()
    .toBuffer()

test.each([
  ['nothing at all', () => Buffer.alloc(0), 'invalid_input'],
  [
    'a drawing as SVG',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    'unsupported_media_type',
  ],
  ['a page', () => Buffer.from(`<!doctype html>${script}`), 'unsupported_media_type'],
  ['a GIF', () => Buffer.from('GIF89a\x01\x00\x01\x00'), 'unsupported_media_type'],
  ['a head without a body', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'photograph_unreadable'],
  ['half a JPEG', async () => half(await takenByPhone()), 'photograph_unreadable'],
  ['half a PNG', async () => half(await pngPicture()), 'photograph_unreadable'],
  ['half a WebP', async () => half(await webpPicture()), 'photograph_unreadable'],
  ['a JPEG that is an archive too', async () => both(await takenByPhone()), 'photograph_unreadable'],
  ['a PNG that is an archive too', async () => both(await pngPicture()), 'photograph_unreadable'],
  ['a WebP that is an archive too', async () => both(await webpPicture()), 'photograph_unreadable'],
  [
    'a JPEG with a page behind it',
    async () => Buffer.concat([await takenByPhone(), Buffer.from(script)]),
    'photograph_unreadable',
  ],
  ['one pixel', () => blackPng(1, 1), 'photograph_unreadable'],
  ['one that is 20,000 pixels wide', () => blackPng(20_000, 600), 'photograph_unreadable'],
  ['one that unpacks to 400 million pixels', () => blackPng(20_000, 20_000), 'photograph_unreadable'],
  ['one with more pixels than are taken', () => blackPng(11_000, 11_000), 'photograph_unreadable'],
  ['one that moves', animated, 'photograph_unreadable'],
] as const)('%s is refused at the field', async (_, make, code) => {
  await expect(drawAnew(await make())).rejects.toMatchObject({ code, field: 'file' })
})

const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2))
const both = (bytes: Buffer) => Buffer.concat([bytes, makeZip([{ name: 'run.class', content: 'x' }])])
