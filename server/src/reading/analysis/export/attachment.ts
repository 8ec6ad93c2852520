/** The header that makes a browser save a file, with its name as it is and, for the oldest ones, without its accents. */
export const attachment = (fileName: string): string => {
  const plain = fileName.replace(/[^\x20-\x7e]|["\\]/g, '_')
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16)}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
