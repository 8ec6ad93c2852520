// Order matters: Edge and Opera also call themselves Chrome, and Chrome calls itself Safari.
const browsers: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Headless)?(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

const first = (table: [RegExp, string][], userAgent: string) =>
  table.find(([pattern]) => pattern.test(userAgent))?.[1]

/** "Firefox on Windows": enough for a person to know their own machine again. */
export const describeDevice = (userAgent: string): string => {
  const browser = first(browsers, userAgent)
  const system = first(systems, userAgent)
  if (!browser && !system) return 'Unknown device'
  return system ? `${browser ?? 'Browser'} on ${system}` : (browser ?? 'Unknown device')
}
