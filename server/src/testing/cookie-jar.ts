const isOver = (attributes: readonly string[]): boolean =>
  attributes.some((attribute) => {
    const [name = '', value = ''] = attribute.trim().split('=')
    if (/^max-age$/i.test(name)) return Number(value) <= 0
    return /^expires$/i.test(name) && Date.parse(value) <= Date.now()
  })

/** The cookies of one browser, kept as they were sent and dropped when the server says so. */
export const newCookieJar = () => {
  const cookies = new Map<string, string>()
  return {
    cookies,
    /** What a request carries; empty where there is nothing to carry. */
    header: (): Record<string, string> =>
      cookies.size === 0
        ? {}
        : { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
    /** Takes in the lines of `set-cookie`. */
    take: (lines: readonly string[]): void => {
      for (const line of lines) {
        const [pair = '', ...attributes] = line.split(';')
        const name = pair.slice(0, pair.indexOf('='))
        if (isOver(attributes)) cookies.delete(name)
        else cookies.set(name, pair.slice(name.length + 1))
      }
    },
  }
}
