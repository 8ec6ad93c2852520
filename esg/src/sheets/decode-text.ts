const decode = (bytes: Uint8Array, encoding: string): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Signs that are frequent in what is written about emissions; read in a wrong table, hardly any of them appears. */
const frequent: [string, RegExp][] = [
  ['shift_jis', /[ぁ-んァ-ヶー排出量年度合計総直接間接電力温室効果使用単位事業]/g],
  ['euc-jp', /[ぁ-んァ-ヶー排出量年度合計総直接間接電力温室効果使用単位事業]/g],
  ['euc-kr', /[배출량합계총직접간접에너지년도온실가스단위사용전력구매기타스코프]/g],
  ['gb18030', /[的年度排放量范围合计总直接间接能源电力吨二氧化碳温室气体单位数据]/g],
  ['big5', /[的年度排放量範疇圍合計總直接間接能源電力噸二氧化碳溫室氣體單位數據]/g],
]

/** How many of the signs beyond the plain alphabet are frequent ones where a text is read in its own table. */
const shareMin = 0.15

/** Of a long file its beginning tells, up to the end of a line. */
const sampleMax = 2_000_000
const sampleOf = (bytes: Uint8Array) =>
  bytes.length > sampleMax ? bytes.subarray(0, bytes.lastIndexOf(0x0a, sampleMax) + 1) : bytes

/** UTF-8, UTF-16 by its mark, else what old programs of East Asia or Western Europe wrote, told by the signs that come out. */
export const decodeText = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const plain = decode(bytes, 'utf-8')
  if (plain !== null) return plain
  const sample = sampleOf(bytes)
  const read = frequent.flatMap(([encoding, signs]) => {
    const text = decode(sample, encoding)
    const foreign = text?.match(/\P{ASCII}/gu)?.length ?? 0
    return text === null ? [] : [{ encoding, share: (text.match(signs)?.length ?? 0) / Math.max(foreign, 1) }]
  })
  const best = read.sort((a, b) => b.share - a.share)[0]
  return new TextDecoder(best && best.share >= shareMin ? best.encoding : 'windows-1252').decode(bytes)
}
