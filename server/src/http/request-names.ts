import { randomFillSync } from 'node:crypto'

const nameBytes = 9
const togetherMax = 256

/**
 * What requests are called in answers and in the log: by chance, and not by counting, so that nobody is told how many there
 * are. It is drawn for many together: to ask for nine bytes takes as long as to ask for some thousand.
 */
export const requestNames = (): (() => string) => {
  const drawn = Buffer.alloc(nameBytes * togetherMax)
  let used = drawn.length
  return () => {
    if (used === drawn.length) {
      randomFillSync(drawn)
      used = 0
    }
    const from = used
    used += nameBytes
    return `req_${drawn.toString('base64url', from, used)}`
  }
}
