import { expect, test } from 'vitest'
import { drawings, pictureBytesMax } from './drawings.ts'

for (const [name, draw] of Object.entries(drawings)) {
  test(`${name} is drawn alike every time, and small`, () => {
    const drawn = draw()
    expect(drawn).toBe(draw())
    expect(drawn).not.toMatch(/NaN|undefined|Infinity/)
    expect(Buffer.byteLength(drawn)).toBeLessThanOrEqual(pictureBytesMax)
  })
}
