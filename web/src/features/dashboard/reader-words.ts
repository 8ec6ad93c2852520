import type { NextStep } from '@ledgerleaf/contract/buyer-desk'
import { writeCount, writeWhole } from '../../ui/format.ts'
import { nextStepWords, type StepWords } from './next-step-words.ts'

/** The same for whoever only reads: how it stands, and where to read it. Nothing is asked of them. */
export const readerWords = (next: NextStep): StepWords => {
  const words = nextStepWords(next)
  switch (next.step) {
    case 'wait':
      return words
    case 'pay':
      return { ...words, title: `${writeCount(next.credits, 'credit')} ordered and not paid yet` }
    case 'check':
      return {
        ...words,
        title: `${writeCount(next.doubtful.length, 'figure')} in doubt`,
        says: 'Read the inventory',
      }
    case 'retire':
      return {
        title: `${writeWhole(next.heldTonnes)} t held and not retired`,
        reason: 'Credits that are held have offset nothing yet. Each stands there with its serials.',
        says: 'Look at the holdings',
        to: '/holdings',
      }
    case 'upload':
      return {
        title: 'No report has been read yet',
        reason:
          'Once a colleague uploads one, its figures stand here, each with its page. Orders, holdings and retirements are open to you meanwhile.',
        says: 'Look at the holdings',
        to: '/holdings',
      }
    case 'programme':
      return {
        title: `${next.year} is not decided yet`,
        reason: words.reason,
        says: 'Read the programme',
        to: '/programme',
      }
    case 'cover':
      return {
        title: `${writeWhole(next.openTonnes)} t not covered`,
        reason: `So much of the footprint of ${next.year} is neither retired nor covered by credits that are held.`,
        says: 'Read the programme',
        to: '/programme',
      }
    case 'report':
      return { ...words, says: 'Read the reports' }
  }
}
