/** What somebody typed and has not sent yet: kept while the tab lives, so that a reload loses nothing. */
const prefix = 'draft:'

const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string'

// Storage may be blocked, full, or written by someone else: a draft is a courtesy, and the page does without it.
export const readDraft = (name: string): Record<string, string> => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(prefix + name) ?? '{}')
    return typeof kept === 'object' && kept ? Object.fromEntries(Object.entries(kept).filter(isText)) : {}
  } catch {
    return {}
  }
}

export const writeDraft = (name: string, values: Record<string, string>): void => {
  try {
    sessionStorage.setItem(prefix + name, JSON.stringify(values))
  } catch {}
}

export const dropDraft = (name: string): void => {
  try {
    sessionStorage.removeItem(prefix + name)
  } catch {}
}

/** What one person typed is not left for the next one at the same machine. */
export const dropDrafts = (): void => {
  try {
    const names = Object.keys(sessionStorage).filter((key) => key.startsWith(prefix))
    for (const name of names) sessionStorage.removeItem(name)
  } catch {}
}
