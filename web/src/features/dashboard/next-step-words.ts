import type { Coverage, NextStep, Station } from '@ledgerleaf/contract/buyer-desk'
import { wayToFigure } from '@ledgerleaf/contract/cover-address'
import { partName } from '@ledgerleaf/contract/cover-words'
import { wayToRetire } from '@ledgerleaf/contract/retire-address'
import { firstOpen, wayToCoverRest } from '../../nouns/dashboard/open-bases.ts'
import { writeInstant, writeWhole } from '../../ui/format.ts'

export type StepWords = { title: string; reason: string; says: string; to: string }

const credits = (count: number) => `${writeWhole(count)} ${count === 1 ? 'credit' : 'credits'}`
const and = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

const toUpload = ({ unread, retiredTonnes }: Extract<NextStep, { step: 'upload' }>): string => {
  if (unread)
    return `No footprint was found in “${unread.fileName}”. Another document of yours may hold the figures.`
  if (retiredTonnes > 0)
    return `You have retired ${writeWhole(retiredTonnes)} t. Your report shows how much of your footprint that is.`
  return 'Its Scope 1, 2 and 3 say how many tonnes there are to cover, each with the page it stands on.'
}

/** What is held and younger than the year cannot be claimed for it. */
const tellLater = ({
  year,
  laterTonnes = 0,
}: NonNullable<Extract<NextStep, { step: 'retire' }>['of']>): string =>
  laterTonnes > 0
    ? ` ${writeWhole(laterTonnes)} t are of a vintage after ${year} and stay for later years.`
    : ''

/** What to do next, why, and the one way there. */
export const nextStepWords = (next: NextStep, coverage: Coverage | null = null): StepWords => {
  switch (next.step) {
    case 'pay':
      return {
        title: `Pay for ${credits(next.credits)}`,
        reason: next.isByTransfer
          ? `Your invoice waits for the transfer until ${writeInstant(next.heldUntil)}. The credits are kept for you as long.`
          : `They are kept for you until ${writeInstant(next.heldUntil)}, and then go back on sale.`,
        says: 'Open the order',
        to: `/orders/${next.orderId}`,
      }
    case 'check': {
      const [first = 'total'] = next.doubtful
      return {
        title: next.doubtful.length === 1 ? 'Check one figure' : `Check ${next.doubtful.length} figures`,
        reason: `The reading is not sure of ${and(next.doubtful.map(partName))} of ${next.year}${next.companyName && `, ${next.companyName}`}. How much there is to cover hangs on it.`,
        says: 'Check the inventory',
        to: wayToFigure(next.analysisId, first, next.year),
      }
    }
    case 'retire':
      if (next.of)
        return {
          title: `Retire ${writeWhole(next.of.tonnes)} t for ${next.of.year}`,
          reason: `You hold ${credits(next.heldTonnes)}, and they have offset nothing yet.${tellLater(next.of)} Retiring is what makes the claim, once and for good.`,
          says: `Retire ${writeWhole(next.of.tonnes)} t`,
          to: wayToRetire(next.of),
        }
      return {
        title: `Retire the ${writeWhole(next.heldTonnes)} t you hold`,
        reason:
          'Credits you hold have offset nothing yet. Retiring them is what makes the claim, once and for good.',
        says: 'Choose what to retire',
        to: '/holdings',
      }
    case 'wait':
      return {
        title: 'Your report is being read',
        reason: `“${next.fileName}” takes a minute or two. Its footprint then stands here.`,
        says: 'Follow the reading',
        to: `/analysis/${next.analysisId}`,
      }
    case 'upload':
      return {
        title: next.unread ? 'Upload another report' : 'Upload your report',
        reason: toUpload(next),
        says: 'Upload a report',
        to: '/#ask',
      }
    case 'programme':
      return {
        title: `Decide what stands for ${next.year}`,
        reason: `Your reports contradict each other about ${next.year}, so how much there is to cover is not known yet.`,
        says: 'Open the programme',
        to: '/programme',
      }
    case 'cover': {
      const first = coverage?.year === next.year ? firstOpen(coverage) : null
      const isPart = first !== null && first.openTonnes !== next.openTonnes
      return {
        title: `Find credits for ${writeWhole(first?.openTonnes ?? next.openTonnes)} t`,
        reason: `So much of ${isPart ? first.of : 'the footprint'} of ${next.year} is neither retired nor covered by credits you hold${isPart ? `; of the whole footprint it is ${writeWhole(next.openTonnes)} t` : ''}.`,
        says: 'See the recommendation',
        to: first?.to ?? wayToCoverRest(next.openTonnes),
      }
    }
    case 'report':
      return {
        title: `Report ${next.year}`,
        reason:
          next.pendingTonnes > 0
            ? `Credits are retired for all of its footprint; ${writeWhole(next.pendingTonnes)} t count once the registry has confirmed them.`
            : `Credits are retired for all of its footprint. The tables auditors and standards ask for are ready.`,
        says: 'Make the report',
        to: '/reports',
      }
  }
}

export const stationWords: Record<Station['name'], string> = {
  report: 'Have a report read',
  inventory: 'Confirm the figures',
  credits: 'Cover all of it',
  retirement: 'Retire what you hold',
  claim: 'Report it',
}

export const stateWords: Record<Station['state'], string> = {
  done: 'done',
  begun: 'begun',
  now: 'next',
  ahead: 'to come',
}
