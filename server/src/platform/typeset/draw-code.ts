import qrcode from 'qrcode'

/** The four light squares a reader needs around a code belong to it. */
const quiet = 4

/** A QR code as squares and not as a picture: sharp at any size, and nothing to unpack. */
export const drawCode = (address: string): string => {
  const { size, data } = qrcode.create(address, { errorCorrectionLevel: 'M' }).modules
  const runs: string[] = []
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      if (!data[y * size + x]) continue
      let run = 1
      while (x + run < size && data[y * size + x + run]) run += 1
      runs.push(`M${x + quiet} ${y + quiet}h${run}v1h-${run}z`)
      x += run - 1
    }
  const side = size + 2 * quiet
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side}" height="${side}"><rect width="${side}" height="${side}" fill="#fff"/><path fill="#10241d" d="${runs.join('')}"/></svg>`
}
