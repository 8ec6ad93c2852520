import { readSerialPrefix, type SerialPrefix, serialExample } from '@ledgerleaf/contract/serial-grammar'
import { DomainError } from '../../platform/domain-error.ts'

/** A prefix in the one spelling of its registry, and within what that registry counts; what it never writes is refused. */
export const canonicalSerials = (registry: string, prefix: string): SerialPrefix => {
  const read = readSerialPrefix(registry, prefix)
  if (read) return read
  throw new DomainError('invalid_input', {
    field: 'serialPrefix',
    message: `This is not how ${registry} writes its serials: ${serialExample(registry)}, for example`,
  })
}
