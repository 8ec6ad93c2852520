import type { NewShare, ShareKind } from '@ledgerleaf/contract/retirement-shares'
import { lengthOf } from '@ledgerleaf/contract/text'
import type { Credits } from '@ledgerleaf/contract/units'
import { findOwnNames, findSubsidiaries } from '../../people/organisations/index.ts'
import type { Reader } from '../../platform/db.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { isOneName } from '../registry-retirements/index.ts'
import type { Words } from './retire-together.ts'

type NamedShare = { kind: ShareKind; name: string; quantity: Credits; words: Words }

const purposeMax = 300

const refuse = (field: string, message: string): never => {
  throw new DomainError('invalid_input', { field, message })
}

const tonnes = (count: number): string => `${count.toLocaleString('en-US')} t`

type Sized = readonly { quantity: number }[]
const sumOf = (sized: Sized): number => sized.reduce((sum, { quantity }) => sum + quantity, 0)

/** Every tonne is somebody's, and none is two's. */
export const refuseUneven = (lines: Sized, shares: Sized): void => {
  const [given, shared] = [sumOf(lines), sumOf(shares)]
  if (given > shared) refuse('shares', `${tonnes(given - shared)} of ${tonnes(given)} are not shared yet`)
  if (given < shared)
    refuse('shares', `The shares are ${tonnes(shared - given)} more than the ${tonnes(given)} to retire`)
}

const refuseTwice = (shares: readonly { name: string }[]): void => {
  for (const [at, { name }] of shares.entries())
    if (shares.slice(0, at).some((before) => isOneName(before.name, name)))
      refuse(`shares/${at}/name`, `${name} stands twice. One share for each name.`)
}

/** A product is named in the purpose, since it is the organisation's own; everybody else is who it is on behalf of. */
const purposeOf = (product: string, purpose: string): string => {
  const whole = `${product}: ${purpose}`
  if (lengthOf(whole) > purposeMax)
    refuse('purpose', `With ${product} before it the purpose is longer than ${purposeMax} characters`)
  return whole
}

const refuseCommonWords = ({ onBehalfOf, reason }: Words): void => {
  if (onBehalfOf) refuse('onBehalfOf', 'Each share says whom it is for: leave this empty')
  if (reason === 'third_party')
    refuse('reason', 'What is for somebody else is a share of its own: choose another reason')
}

/**
 * What the certificate of each share will say. A company of the organisation and a product count as its own; what is for somebody
 * else is retired on their behalf and counts for them alone.
 */
export const nameShares = async (
  db: Reader,
  organisationId: string,
  shares: readonly NewShare[],
  words: Words,
): Promise<NamedShare[]> => {
  refuseCommonWords(words)
  const companies = new Map((await findSubsidiaries(db, organisationId)).map(({ id, name }) => [id, name]))
  const own = await findOwnNames(db, organisationId)
  const named = shares.map((share, at): NamedShare => {
    const { kind, quantity } = share
    if (kind === 'product')
      return {
        ...{ kind, name: share.name, quantity },
        words: { ...words, reason: 'product', purpose: purposeOf(share.name, words.purpose) },
      }
    if (kind === 'other') {
      if (own.some((name) => isOneName(name, share.name)))
        refuse(
          `shares/${at}/name`,
          `${share.name} belongs to your organisation: choose it as a company of yours`,
        )
      const { name } = share
      return { kind, name, quantity, words: { ...words, reason: 'third_party', onBehalfOf: name } }
    }
    const name = share.subsidiaryId === null ? words.beneficiary : companies.get(share.subsidiaryId)
    if (name === undefined)
      return refuse(`shares/${at}/subsidiaryId`, 'This company is not on your list any more')
    // The organisation itself goes by the beneficiary, and "for A on behalf of A" says nothing.
    const onBehalfOf = isOneName(name, words.beneficiary) ? {} : { onBehalfOf: name }
    return { kind, name, quantity, words: { ...words, ...onBehalfOf } }
  })
  refuseTwice(named)
  return named
}
