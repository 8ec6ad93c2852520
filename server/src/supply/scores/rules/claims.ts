import { documented, type Pillar, type ScoreRule } from '../rule.ts'

const ownLedger: ScoreRule = {
  id: 'C1',
  title: 'Serial numbers exist once',
  pointsMax: 2,
  raise: 'Enter the serial blocks of this vintage.',
  judge: ({ serialBlocks, isPromised }) =>
    serialBlocks > 0
      ? {
          basis: 'own records',
          input: `${serialBlocks} serial ${serialBlocks === 1 ? 'block' : 'blocks'}, none overlapping another of the registry here`,
          points: 2,
        }
      : {
          basis: 'missing',
          input: isPromised
            ? 'Promised: this vintage has no serials yet'
            : 'No serial block of this vintage is entered',
          points: 0,
        },
}

export const claims: Pillar = {
  id: 'claims',
  title: 'Claims and double counting',
  weight: 5,
  rules: [
    ownLedger,
    documented({
      id: 'C2',
      title: 'The host country’s position',
      topic: 'host_country',
      pointsMax: 2,
      raise: 'Show whether the host country authorised the credits or counts them itself.',
    }),
    documented({
      id: 'C3',
      title: 'Registered in one programme only',
      topic: 'single_programme',
      pointsMax: 1,
      raise: 'Show that the project is registered in no other programme.',
    }),
  ],
}
