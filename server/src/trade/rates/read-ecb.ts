import { all, child, readXml, type XmlNode, XmlRefused } from '../../platform/read-xml.ts'

export type DayOfRates = { day: string; usdPerEuro: number; gbpPerEuro: number }

/** Why a file holds no rates, in words. */
export class RatesRefused extends Error {}
const refuse = (words: string): never => {
  throw new RatesRefused(words)
}

/** By the digits: a rate of five places is whole in millionths, and a longer one is not what central banks publish. */
const millionths = (text: string | undefined): number => {
  const [, whole = '', fraction = ''] = /^(\d{1,2})(?:\.(\d{1,6}))?$/.exec(text ?? '') ?? []
  const rate = whole ? Number(whole) * 1_000_000 + Number(fraction.padEnd(6, '0')) : 0
  return rate > 0 ? rate : refuse('A rate in the file cannot be read.')
}

const readDay = (cube: XmlNode): DayOfRates => {
  const rateOf = (currency: string) => {
    const found = all(cube, 'Cube').filter(({ attributes }) => attributes.currency === currency)
    if (found.length !== 1) return refuse(`The file does not say once what one euro is in ${currency}.`)
    return millionths(found[0]?.attributes.rate)
  }
  return {
    day: cube.attributes.time ?? '',
    usdPerEuro: rateOf('USD'),
    gbpPerEuro: rateOf('GBP'),
  }
}

/** The newest day of a file of reference rates as the European Central Bank publishes it, one day or ninety. */
export const readEcb = (text: string): DayOfRates => {
  try {
    const days = all(child(child(readXml(text), 'Envelope'), 'Cube'), 'Cube').filter(({ attributes }) =>
      /^\d{4}-\d{2}-\d{2}$/.test(attributes.time ?? ''),
    )
    const newest = days.reduce<XmlNode | undefined>(
      (found, cube) =>
        found && (found.attributes.time ?? '') >= (cube.attributes.time ?? '') ? found : cube,
      undefined,
    )
    return newest ? readDay(newest) : refuse('The file holds no day of reference rates.')
  } catch (error) {
    if (error instanceof XmlRefused) return refuse(error.message)
    throw error
  }
}
