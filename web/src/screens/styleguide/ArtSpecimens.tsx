import { Guilloche } from '../../ui/Guilloche.tsx'
import { Lines } from '../../ui/Lines.tsx'
import { Plate } from '../../ui/Plate.tsx'
import { Seal } from '../../ui/Seal.tsx'
import { Specimen } from './Specimen.tsx'

const lines = ['contours-wide', 'contours-tall', 'section-edge'] as const
const plates = [
  'landscape',
  'vein-tree',
  'scene-forest',
  'scene-biochar',
  'scene-mangrove',
  'scene-air-capture',
  'scene-basalt',
]

export const ArtSpecimens = () => (
  <>
    <Specimen title="Lines" note="Masks: the theme gives the colour">
      {lines.map((art) => (
        <Lines key={art} art={art} className="h-28 bg-edge" />
      ))}
      <Guilloche className="h-28 bg-edge" />
    </Specimen>
    <Specimen title="Seal">
      <Seal>Done, and written down</Seal>
    </Specimen>
    <Specimen title="Plates" note="Each file holds its day and its night">
      <div className="grid gap-6 sm:grid-cols-2">
        {plates.map((art) => (
          <Plate key={art} art={art} alt="" caption={art} />
        ))}
      </div>
    </Specimen>
  </>
)
