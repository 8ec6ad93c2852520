import { photographBytesMax, photographTypes } from '@ledgerleaf/contract/photograph-calls'

const megabyte = 1024 * 1024

/** Why a file is not taken as a photograph, before anything is typed about it or sent; null where it is. */
export const wrongPhotograph = ({
  name,
  type,
  size,
}: Pick<File, 'name' | 'type' | 'size'>): string | null => {
  if (!(photographTypes as readonly string[]).includes(type))
    return `${name} is no JPEG, PNG or WebP. Please choose another.`
  if (size > photographBytesMax)
    return `${name} has ${(size / megabyte).toFixed(1)} MB. A photograph may have ${photographBytesMax / megabyte} MB.`
  return null
}
