// Keccak as Ethereum froze it in 2015: FIPS 202 with another padding. Browsers have no word for it. A few hashes of a few
// words each are all that is wanted here, so that it is written to be read and not for speed.

const lanes = 5
const rateBytes = 136
const mask = (1n << 64n) - 1n

const rotate = (lane: bigint, by: number): bigint =>
  by === 0 ? lane : ((lane << BigInt(by)) | (lane >> BigInt(64 - by))) & mask

/** The constant of each round: one bit of a shift register at each position 2^j - 1 (FIPS 202, algorithm 5). */
const roundConstants: bigint[] = (() => {
  let register = 1
  const nextBit = (): boolean => {
    const bit = (register & 1) === 1
    register = register & 0x80 ? ((register << 1) ^ 0x171) & 0xff : register << 1
    return bit
  }
  return Array.from({ length: 24 }, () => {
    let constant = 0n
    for (let j = 0; j <= 6; j += 1) if (nextBit()) constant |= 1n << BigInt(2 ** j - 1)
    return constant
  })
})()

const lane = (state: readonly bigint[], x: number, y: number): bigint =>
  state[(x % lanes) + lanes * (y % lanes)] as bigint

const permute = (before: readonly bigint[]): bigint[] => {
  let state = [...before]
  for (const constant of roundConstants) {
    const parity = Array.from({ length: lanes }, (_, x) =>
      [0, 1, 2, 3, 4].reduce((sum, y) => sum ^ lane(state, x, y), 0n),
    )
    const mixed = state.map((value, at) => {
      const x = at % lanes
      return value ^ (parity[(x + 4) % lanes] as bigint) ^ rotate(parity[(x + 1) % lanes] as bigint, 1)
    })
    // Rho and pi walk the same way: each lane is turned by the next triangular number and laid down one step further.
    const moved = [...mixed]
    let [x, y] = [1, 0]
    for (let step = 1; step <= 24; step += 1) {
      const turned = rotate(lane(mixed, x, y), ((step * (step + 1)) / 2) % 64)
      ;[x, y] = [y, (2 * x + 3 * y) % lanes]
      moved[x + lanes * y] = turned
    }
    state = moved.map((value, at) => {
      const [column, row] = [at % lanes, Math.floor(at / lanes)]
      return value ^ (~lane(moved, column + 1, row) & mask & lane(moved, column + 2, row))
    })
    state[0] = (state[0] as bigint) ^ constant
  }
  return state
}

/** The sponge of both; what is appended to the message tells them apart. */
export const absorb = (bytes: Uint8Array, ending: number): Uint8Array => {
  const padded = new Uint8Array((Math.floor(bytes.length / rateBytes) + 1) * rateBytes)
  padded.set(bytes)
  padded[bytes.length] = ending
  padded[padded.length - 1] = (padded[padded.length - 1] as number) | 0x80
  const view = new DataView(padded.buffer)
  let state: bigint[] = new Array(lanes * lanes).fill(0n)
  for (let block = 0; block < padded.length; block += rateBytes) {
    for (let at = 0; at < rateBytes / 8; at += 1)
      state[at] = (state[at] as bigint) ^ view.getBigUint64(block + at * 8, true)
    state = permute(state)
  }
  const digest = new Uint8Array(32)
  const out = new DataView(digest.buffer)
  for (let at = 0; at < 4; at += 1) out.setBigUint64(at * 8, state[at] as bigint, true)
  return digest
}

/** Keccak-256 of the bytes, as the names of events and accounts of an EVM chain are made. */
export const keccak256 = (bytes: Uint8Array): Uint8Array => absorb(bytes, 0x01)
