/** Made when it is first asked for. A formatter takes a phone many milliseconds, and most first pages write no date. */
export const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}
