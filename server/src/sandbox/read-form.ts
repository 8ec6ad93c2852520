export type Form = { [name: string]: string | Form }

const namePattern = /^[^[\]]+(\[[^[\]]+\])*$/
// Such a name would reach into what every object is made of.
const unsafe = /__proto__|constructor|prototype/

/** Reads a form whose names nest in brackets, `metadata[order_id]=…`, as the provider's library writes it. */
export const readForm = (text: string): Form => {
  const form: Form = {}
  for (const [name, value] of new URLSearchParams(text)) {
    if (!namePattern.test(name) || unsafe.test(name)) continue
    const path = name.replaceAll(']', '').split('[')
    const last = path.pop() ?? ''
    let place = form
    for (const part of path) {
      const next = place[part]
      const nested: Form = typeof next === 'object' ? next : {}
      place[part] = nested
      place = nested
    }
    place[last] = value
  }
  return form
}

/** The value at a path of names; undefined where there is none, or a group. */
export const textAt = (form: Form, ...path: string[]): string | undefined => {
  let place: string | Form | undefined = form
  for (const part of path) place = typeof place === 'object' ? place[part] : undefined
  return typeof place === 'string' ? place : undefined
}

export const groupAt = (form: Form, ...path: string[]): Record<string, string> => {
  let place: string | Form | undefined = form
  for (const part of path) place = typeof place === 'object' ? place[part] : undefined
  if (typeof place !== 'object') return {}
  return Object.fromEntries(
    Object.entries(place).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  )
}
