import type { Duty } from '@ledgerleaf/contract/member-roles'
import { useMine } from './use-mine.ts'
import { whyNot } from './words.ts'

/**
 * Why the signed-in person's role does not allow something, in words that name who can; null where it does, and until the
 * role is known: the server refuses by itself.
 */
export const useWhyNot = (duty: Duty, doing: string): string | null => {
  const { current } = useMine()
  return current ? whyNot(current, duty, doing) : null
}

/** Whether their role allows it. */
export const useMay = (duty: Duty): boolean => useWhyNot(duty, '') === null

/**
 * The same for retiring what is bought in the same breath. Whoever does not buy either only prepares it, and somebody else
 * decides about both.
 */
export const useWhyNotRetire = (): string | null => {
  const why = useWhyNot('retire', 'retire what is bought')
  return useMay('buy') ? why : null
}
/** For a button that does something alone up to a limit: whoever has one presses it, and everybody else is told who may. */
export const useDutyAlone = (duty: 'buy' | 'retire'): Duty => (useMay('ask') ? 'ask' : duty)
