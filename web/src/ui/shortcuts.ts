import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { areSingleKeysOn, offKey } from './single-keys.ts'

/**
 * A key that does something on the page that is open, or two one after the other, as in "g d". `says` is what the list of
 * keys calls it.
 */
export type Shortcut = { key: string; says: string; run: () => void }

type Group = { name: string; shortcuts: readonly Shortcut[] }

const groups = new Set<Group>()
const heard = new Set<() => void>()
let shown: readonly Group[] = []
const tell = () => {
  shown = [...groups]
  for (const listener of heard) listener()
}

export const singleKeys = {
  areOn: areSingleKeysOn,
  turn: (isOn: boolean): void => {
    if (isOn) localStorage.removeItem(offKey)
    else localStorage.setItem(offKey, 'off')
    tell()
  },
}

/** Keys belong to whoever types, to the browser when a modifier is held, and to the dialog that is open. */
const isTaken = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.altKey ||
  event.ctrlKey ||
  event.metaKey ||
  (event.target instanceof Element &&
    event.target.closest('input, textarea, select, [contenteditable]') !== null) ||
  document.querySelector('dialog[open]') !== null

/** The first of two keys, and when it was pressed: the second has to follow it soon. */
let begun: { key: string; at: number } | null = null
const secondKeyMs = 1500

const press = (event: KeyboardEvent): void => {
  if (isTaken(event) || !singleKeys.areOn()) return
  // What was opened last is nearest: its keys come first.
  const all = [...groups].toReversed().flatMap(({ shortcuts }) => shortcuts)
  const first = begun && event.timeStamp - begun.at < secondKeyMs ? begun.key : null
  const shortcut =
    (first !== null && all.find(({ key }) => key === `${first} ${event.key}`)) ||
    all.find(({ key }) => key === event.key)
  const begins = !shortcut && all.some(({ key }) => key.startsWith(`${event.key} `))
  begun = begins ? { key: event.key, at: event.timeStamp } : null
  if (!shortcut) return
  event.preventDefault()
  shortcut.run()
}

/** Keys of a part of the page, as long as it is there. */
export const useShortcuts = (name: string, shortcuts: readonly Shortcut[]): void => {
  const latest = useRef(shortcuts)
  latest.current = shortcuts
  const keys = shortcuts.map(({ key, says }) => `${key} ${says}`).join('\n')
  // Before the page is drawn: whoever sees it may press at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys are what the list shows; what they do is read when pressed
  useLayoutEffect(() => {
    const group: Group = {
      name,
      shortcuts: latest.current.map(({ key, says }) => ({
        key,
        says,
        run: () => latest.current.find((one) => one.key === key)?.run(),
      })),
    }
    if (groups.size === 0) window.addEventListener('keydown', press)
    groups.add(group)
    tell()
    return () => {
      groups.delete(group)
      if (groups.size === 0) window.removeEventListener('keydown', press)
      tell()
    }
  }, [name, keys])
}

const listen = (listener: () => void) => {
  heard.add(listener)
  return () => {
    heard.delete(listener)
  }
}
const none: readonly Group[] = []

/** The keys that do something right now. */
export const useShortcutGroups = (): readonly Group[] =>
  useSyncExternalStore(
    listen,
    () => shown,
    () => none,
  )
