import { useSyncExternalStore } from 'react'
import { quantityMax } from './quantity-max.ts'

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

export const addTo = (lines: BasketLines, listingId: string, quantity: number): BasketLines => {
  const there = lines.find((line) => line.listingId === listingId)
  if (there) return changeIn(lines, listingId, there.quantity + quantity)
  return lines.length < basketLinesMax ? [...lines, { listingId, quantity }] : lines
}

/** A quantity of none takes the line out. */
export const changeIn = (lines: BasketLines, listingId: string, quantity: number): BasketLines =>
  quantity < 1
    ? lines.filter((line) => line.listingId !== listingId)
    : lines.map((line) =>
        line.listingId === listingId ? { listingId, quantity: Math.min(quantity, quantityMax) } : line,
      )

/** The lines as they go to the checkout, under the name they have there. Whoever changes one afterwards wants something new. */
export const sendIn = (lines: BasketLines, basketId: string): BasketLines =>
  lines.map(({ listingId, quantity }) => ({ listingId, quantity, sentAs: basketId }))

/** What was bought is no longer wanted. */
export const withoutBought = (lines: BasketLines, basketId: string): BasketLines =>
  lines.filter(({ sentAs }) => sentAs !== basketId)

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

const read = (): BasketLines => {
  const text = readText()
  if (text !== kept.text) kept = { text, lines: readLines(text) }
  return kept.lines
}

const write = (lines: BasketLines): void => {
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
export const useBasket = (): BasketLines => useSyncExternalStore(watch, read, () => none)

export const basket = {
  add: (listingId: string, quantity: number) => write(addTo(read(), listingId, quantity)),
  change: (listingId: string, quantity: number) => write(changeIn(read(), listingId, quantity)),
  send: (basketId: string) => write(sendIn(read(), basketId)),
  takeOut: (basketId: string) => {
    if (read().some(({ sentAs }) => sentAs === basketId)) write(withoutBought(read(), basketId))
  },
}
