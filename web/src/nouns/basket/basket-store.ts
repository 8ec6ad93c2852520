import { useSyncExternalStore } from 'react'

/** `sentAs` names the basket of the checkout that the line went into as it is. */
export type StoredLine = { listingId: string; quantity: number; sentAs?: string }
export type BasketLines = readonly StoredLine[]

const key = 'basket'
export const basketLinesMax = 30
const none: BasketLines = []

const isLine = (value: unknown): value is StoredLine => {
  if (typeof value !== 'object' || value === null) return false
  const { listingId, quantity } = value as Record<string, unknown>
  return typeof listingId === 'string' && Number.isSafeInteger(quantity) && Number(quantity) > 0
}

/** What somebody's browser kept, whatever has become of it there. */
export const readLines = (text: string | null): BasketLines => {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(kept) ? kept.filter(isLine).slice(0, basketLinesMax) : none
  } catch {
    return none
  }
}

const watchers = new Set<() => void>()
let kept: { text: string | null; lines: BasketLines } = { text: null, lines: none }

// Storage may be blocked; the basket then lasts as long as the page.
const readText = (): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return kept.text
  }
}

/** What is in it now. */
export const heldLines = (): BasketLines => {
  const text = readText()
  if (text !== kept.text) kept = { text, lines: readLines(text) }
  return kept.lines
}

/** What is in it from now on, for every tab. */
export const holdLines = (lines: BasketLines): void => {
  const text = lines.length > 0 ? JSON.stringify(lines) : null
  try {
    if (text) localStorage.setItem(key, text)
    else localStorage.removeItem(key)
  } catch {}
  kept = { text, lines }
  for (const watcher of watchers) watcher()
}

const watch = (watcher: () => void) => {
  // Another tab of the same person.
  const heard = (event: StorageEvent) => {
    if (event.key === key || event.key === null) watcher()
  }
  watchers.add(watcher)
  window.addEventListener('storage', heard)
  return () => {
    watchers.delete(watcher)
    window.removeEventListener('storage', heard)
  }
}

/** The basket of this browser: wishes that hold nothing. A page drawn ahead of time has none. */
export const useBasket = (): BasketLines => useSyncExternalStore(watch, heldLines, () => none)
