import { type DayOfRates, RatesRefused, readEcb } from './read-ecb.ts'

const answerMsMax = 20_000
const bytesMax = 2 * 1024 * 1024

/** Whatever is longer is no file of rates, and is not waited for. */
const readBounded = async (body: AsyncIterable<Uint8Array>): Promise<string> => {
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of body) {
    size += piece.byteLength
    if (size > bytesMax) throw new RatesRefused('The file is too long for one of rates.')
    pieces.push(piece)
  }
  return Buffer.concat(pieces).toString('utf8')
}

/** The newest reference rates of an address. */
export const fetchRates = async (url: string): Promise<DayOfRates> => {
  const response = await fetch(url, { signal: AbortSignal.timeout(answerMsMax) })
  if (!response.ok || !response.body) {
    await response.body?.cancel()
    throw new RatesRefused(`The address of the rates answered ${response.status}.`)
  }
  return readEcb(await readBounded(response.body))
}
