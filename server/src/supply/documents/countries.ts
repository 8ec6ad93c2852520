const names = new Intl.DisplayNames(['en'], { type: 'region' })
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** Every country the runtime knows by its two letters; the longest name first, so Guinea-Bissau is not read as Guinea. */
export const countries: readonly { code: string; name: string }[] = letters
  .flatMap((first) => letters.map((second) => first + second))
  .map((code) => ({ code, name: names.of(code) ?? code }))
  .filter(({ code, name }) => name !== code && !['ZZ', 'EU', 'UN', 'EZ', 'QO', 'XA', 'XB'].includes(code))
  .sort((a, b) => b.name.length - a.name.length)
