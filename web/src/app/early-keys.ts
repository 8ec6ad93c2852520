/** A key that opens something everywhere, and was pressed before what it opens was there. */
type EarlyKeys = EventListenerObject & { key?: string }

declare global {
  interface Window {
    earlyKeys?: EarlyKeys
  }
}

/** Whether one waits to be taken. */
export const hasEarlyKey = (): boolean => window.earlyKeys?.key !== undefined

/** What was pressed meanwhile, given once; from here on whoever takes it listens. */
export const takeEarlyKey = (): string | undefined => {
  const early = window.earlyKeys
  if (!early) return undefined
  window.removeEventListener('keydown', early)
  delete window.earlyKeys
  return early.key
}

/** A key that opens the search, or the list of keys. */
export const opensSomething = (event: KeyboardEvent): boolean => {
  const isField =
    event.target instanceof Element &&
    event.target.closest('input, textarea, select, [contenteditable]') !== null
  if (event.altKey || isField || event.defaultPrevented || document.querySelector('dialog[open]'))
    return false
  if (event.key.toLowerCase() === 'k') return event.ctrlKey || event.metaKey
  return (event.key === '/' || event.key === '?') && !event.ctrlKey && !event.metaKey
}
