import { Notice } from '../../ui/Notice.tsx'
import { TextLink } from '../../ui/TextLink.tsx'
import { useProgrammeWord } from './use-programme-word.ts'
import { sayProgramme } from './words.ts'

type ProgrammeNoteProps = { analysisId: string; footprint: { year: number; tonnes: number } }

/** That the programme does not go by the figure beside it; nothing where it does, or where there is no programme. */
export const ProgrammeNote = ({ analysisId, footprint }: ProgrammeNoteProps) => {
  const word = useProgrammeWord()(analysisId, footprint)
  return (
    word && (
      <Notice tone="attention">
        {sayProgramme(footprint.year, word)} <TextLink to="/programme">See the programme</TextLink>
      </Notice>
    )
  )
}
