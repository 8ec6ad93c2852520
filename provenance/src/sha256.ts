// FIPS 180-4. Written here because a tree is built from many small hashes: WebCrypto answers each one by a promise
// and a thread, and does not answer at all on a page that came over plain http. The decision page has the figures.

const fractionBits = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32)

const primes = (count: number): number[] => {
  const found: number[] = []
  for (let candidate = 2; found.length < count; candidate += 1) {
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate)
  }
  return found
}

// "The first thirty-two bits of the fractional parts of the cube roots of the first sixty-four primes", and the
// square roots of the first eight: fewer digits to mistype. The tests hold them against another implementation.
const roundConstants = Int32Array.from(primes(64), (prime) => fractionBits(Math.cbrt(prime)))
const initialState = Int32Array.from(primes(8), (prime) => fractionBits(Math.sqrt(prime)))

// One schedule and one state for all calls: nothing here waits, so no two calls are ever under way together.
const w = new Int32Array(64)
const state = new Int32Array(8)

const word = (words: Int32Array, at: number): number => words[at] as number

const spreadBlock = (bytes: Uint8Array, offset: number): void => {
  for (let t = 0, at = offset; t < 16; t += 1, at += 4) {
    w[t] =
      ((bytes[at] as number) << 24) |
      ((bytes[at + 1] as number) << 16) |
      ((bytes[at + 2] as number) << 8) |
      (bytes[at + 3] as number)
  }
  for (let t = 16; t < 64; t += 1) {
    const x = word(w, t - 15)
    const y = word(w, t - 2)
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3)
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10)
    w[t] = (s1 + word(w, t - 7) + s0 + word(w, t - 16)) | 0
  }
}

const compress = (): void => {
  let a = word(state, 0)
  let b = word(state, 1)
  let c = word(state, 2)
  let d = word(state, 3)
  let e = word(state, 4)
  let f = word(state, 5)
  let g = word(state, 6)
  let h = word(state, 7)
  for (let t = 0; t < 64; t += 1) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7))
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + word(roundConstants, t) + word(w, t)) | 0
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10))
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  state[0] = word(state, 0) + a
  state[1] = word(state, 1) + b
  state[2] = word(state, 2) + c
  state[3] = word(state, 3) + d
  state[4] = word(state, 4) + e
  state[5] = word(state, 5) + f
  state[6] = word(state, 6) + g
  state[7] = word(state, 7) + h
}

/** SHA-256 of the parts, one after the other. */
export const sha256 = (...parts: readonly Uint8Array[]): Uint8Array => {
  let length = 0
  for (const part of parts) length += part.length
  // The message, one bit, zeroes, and the length in bits as 64 bits: padded to whole blocks of 64 bytes.
  const padded = new Uint8Array(Math.ceil((length + 9) / 64) * 64)
  let at = 0
  for (const part of parts) {
    padded.set(part, at)
    at += part.length
  }
  padded[length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 8, Math.floor(length / 2 ** 29))
  view.setUint32(padded.length - 4, length * 8)

  state.set(initialState)
  for (let offset = 0; offset < padded.length; offset += 64) {
    spreadBlock(padded, offset)
    compress()
  }

  const digest = new Uint8Array(32)
  const digestView = new DataView(digest.buffer)
  for (let i = 0; i < 8; i += 1) digestView.setInt32(i * 4, word(state, i))
  return digest
}
