import type { ProgrammeWord } from '@ledgerleaf/contract/programme-word'
import { nameWayToProgramme } from '../../nouns/programme/words.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'

/** Why the basket is shown and cannot be bought: what it would cover is not what the programme goes by. */
export const Withheld = ({ year, word }: { year: number; word: ProgrammeWord }) => (
  <div className="grid max-w-80 gap-3 max-sm:max-w-none">
    <p className="text-attention text-sm">
      {word.isLeftOut
        ? 'This report is left out of your programme, so nothing is bought for it.'
        : word.tonnes === null
          ? `Your reports contradict each other about ${year}, so nothing is bought for one of them.`
          : `Your programme goes by another figure for ${year}, so nothing is bought for this one.`}
    </p>
    <ButtonLink to="/programme" className="justify-self-start">
      {nameWayToProgramme(year, word)}
    </ButtonLink>
  </div>
)
