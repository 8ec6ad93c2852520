// Registries number their methods; people write the numbers in many ways. Each pattern reads one family.
const families: readonly [RegExp, (match: RegExpExecArray) => string][] = [
  [/\bVMR[\s-]?0*(\d{1,4})\b/i, ([, number]) => `VMR${number?.padStart(4, '0')}`],
  [/\bVM[\s-]?0*(\d{1,4})\b/i, ([, number]) => `VM${number?.padStart(4, '0')}`],
  [/\bAR[\s-]?ACM[\s-]?0*(\d{1,4})\b/i, ([, number]) => `AR-ACM${number?.padStart(4, '0')}`],
  [/\bACM[\s-]?0*(\d{1,4})\b/i, ([, number]) => `ACM${number?.padStart(4, '0')}`],
  [/\bAR[\s-]?AM[\s-]?0*(\d{1,4})\b/i, ([, number]) => `AR-AM${number?.padStart(4, '0')}`],
  [/\bAM[\s-]?0*(\d{1,4})\b/i, ([, number]) => `AM${number?.padStart(4, '0')}`],
  [/\bTPDDTEC\b/i, () => 'GS TPDDTEC'],
  [
    /\bAMS[\s-]*(I{1,3})[\s.-]*([A-Z]{1,2})\b/i,
    ([, roman, letter]) => `AMS-${roman?.toUpperCase()}.${letter?.toUpperCase()}`,
  ],
]

const slug = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toUpperCase()

/** A protocol with a name and a version, as the younger registries write them: "… Protocol v1.2". */
const namedProtocol = (text: string): string | null => {
  const match = /^(.{6,120}?)[\s,]+(?:protocol|methodology)\s+v?(\d+(?:\.\d+)+)/i.exec(text)
  return match?.[1] && match[2] ? `${slug(match[1])} ${match[2]}` : null
}

const goldStandardForest = /afforestation\s*\/\s*reforestation/i

/** One spelling for each method, whatever the raw text: offsets of one method were found under 22 spellings. */
export const canonicalMethodology = (raw: string): string | null => {
  for (const [pattern, write] of families) {
    const match = pattern.exec(raw)
    if (match) return write(match)
  }
  return namedProtocol(raw.trim()) ?? (goldStandardForest.test(raw) ? 'GS-AR' : null)
}
