import { useSyncExternalStore } from 'react'

const key = 'sidebar'
const watchers = new Set<() => void>()
const watch = (watcher: () => void) => {
  watchers.add(watcher)
  return () => {
    watchers.delete(watcher)
  }
}
const read = () => localStorage.getItem(key) === 'collapsed'

/** Whether the sidebar is folded; kept in this browser, because it is a habit of the desk and not of the account. */
export const useCollapsed = () => {
  const collapsed = useSyncExternalStore(watch, read, () => false)
  const toggle = () => {
    localStorage.setItem(key, collapsed ? 'open' : 'collapsed')
    for (const watcher of watchers) watcher()
  }
  return [collapsed, toggle] as const
}
