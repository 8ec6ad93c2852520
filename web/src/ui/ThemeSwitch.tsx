import { useId, useSyncExternalStore } from 'react'
import { cn } from './cn.ts'

const choices = [
  { id: 'system', label: 'System' },
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
] as const
type Choice = (typeof choices)[number]['id']

const watchers = new Set<() => void>()
const watch = (watcher: () => void) => {
  watchers.add(watcher)
  return () => {
    watchers.delete(watcher)
  }
}
const current = (): Choice => {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}
// @NOTE app/root.tsx reads the same key before the first paint.
const choose = (choice: Choice) => {
  if (choice === 'system') {
    delete document.documentElement.dataset.theme
    localStorage.removeItem('theme')
  } else {
    document.documentElement.dataset.theme = choice
    localStorage.setItem('theme', choice)
  }
  for (const watcher of watchers) watcher()
}

export const ThemeSwitch = ({ className }: { className?: string }) => {
  const name = useId()
  const chosen = useSyncExternalStore(watch, current, () => 'system')
  return (
    <fieldset className={cn('inline-flex rounded-soft border border-edge', className)}>
      <legend className="sr-only">Theme</legend>
      {choices.map(({ id, label }) => (
        <label
          key={id}
          className="relative min-h-8 first-of-type:rounded-l-[5px] last-of-type:rounded-r-[5px] px-3 py-1.5 text-sm has-focus-visible:outline-2 has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-leaf has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name={name}
            className="absolute inset-0 appearance-none opacity-0"
            checked={chosen === id}
            onChange={() => choose(id)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
