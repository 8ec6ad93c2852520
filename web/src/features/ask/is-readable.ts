/** What is said of one that is not. */
export const unreadable = ({ name }: File): string =>
  `${name} cannot be read any more. It may have been moved or changed.`

/** A file chosen a while ago may have been moved or changed since; the browser finds out when it reads it. */
export const isReadable = async (file: File): Promise<boolean> => {
  try {
    await file.slice(0, 1).arrayBuffer()
    return true
  } catch {
    return false
  }
}
