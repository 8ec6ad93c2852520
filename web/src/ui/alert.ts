type Waiting = { text: string; done: () => void }

let queue: readonly Waiting[] = []
const watchers = new Set<() => void>()
const change = (next: readonly Waiting[]) => {
  queue = next
  for (const watcher of watchers) watcher()
}

/** Shows a modal alert; resolves once it was answered. A second one waits behind the first. */
export const showAlert = (text: string): Promise<void> =>
  new Promise((done) => change([...queue, { text, done }]))

export const answerAlert = () => {
  const [first, ...rest] = queue
  if (!first) return
  change(rest)
  first.done()
}

export const currentAlert = () => queue[0]
export const watchAlerts = (watcher: () => void) => {
  watchers.add(watcher)
  return () => {
    watchers.delete(watcher)
  }
}
