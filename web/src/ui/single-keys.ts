export const offKey = 'single-keys'

/** Who speaks to the computer, or rests a hand on it, presses keys without meaning to: single keys can be turned off. */
export const areSingleKeysOn = (): boolean => {
  try {
    return localStorage.getItem(offKey) !== 'off'
  } catch {
    return true
  }
}
