import { acceptedTypes, fileBytesMax } from '@ledgerleaf/contract/uploads'

/** For the file picker; what is dropped has to be checked by us. */
export const accept = acceptedTypes.join(',')

const megabytes = (bytes: number) => `${Math.ceil((bytes / 1024 / 1024) * 10) / 10} MB`

/** Why this file cannot be read, in words for the person who chose it; undefined if it can. */
export const refusalOf = ({ name, size }: Pick<File, 'name' | 'size'>): string | undefined => {
  if (!acceptedTypes.some((type) => name.toLowerCase().endsWith(type)))
    return `${name} is not a type we can read. Please choose a ${acceptedTypes.slice(0, -1).join(', ')} or ${acceptedTypes.at(-1)} file.`
  if (size > fileBytesMax)
    return `${name} has ${megabytes(size)}. Please choose a file of at most ${megabytes(fileBytesMax)}.`
  if (size === 0) return `${name} is empty. Please choose another file.`
  return undefined
}
