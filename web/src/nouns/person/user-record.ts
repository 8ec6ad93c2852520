/** The signed-in user as other parts of the page may read it: an address, never a token. */
const key = 'user'

export const isUserRecord = (event: StorageEvent): boolean => event.key === key || event.key === null

// Storage may be blocked or full. The record is a mirror, so the page does without it.
export const writeUserRecord = (person: { email: string } | null): void => {
  try {
    const record = person && JSON.stringify({ email: person.email })
    if (localStorage.getItem(key) === record) return
    if (record) localStorage.setItem(key, record)
    else localStorage.removeItem(key)
  } catch {}
}
