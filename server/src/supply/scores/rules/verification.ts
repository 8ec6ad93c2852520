import type { FoundEvidence } from '../facts.ts'
import { documented, type Pillar } from '../rule.ts'

/** A period is kept as "2021-2023": the first and last year it covers. */
const yearsOf = ({ value }: FoundEvidence): [number, number] => {
  const [first = Number.NaN, last = first] = (value ?? '').split('-').map(Number)
  return [first, last]
}

export const verification: Pillar = {
  id: 'verification',
  title: 'Monitoring and verification',
  weight: 15,
  rules: [
    documented({
      id: 'M1',
      title: 'Verified by an accredited body',
      topic: 'verification_statement',
      pointsMax: 5,
      raise: 'Upload the verification statement of an accredited body.',
    }),
    documented({
      id: 'M2',
      title: 'The verified period covers this vintage',
      topic: 'monitoring_period',
      pointsMax: 4,
      worth: (found, { vintage }) => {
        const [first, last] = yearsOf(found)
        return first <= vintage && vintage <= last ? 4 : 0
      },
      input: (found) => `Monitoring period ${yearsOf(found).join(' to ')}`,
      raise: 'Upload the monitoring or verification report of this vintage.',
    }),
    documented({
      id: 'M3',
      title: 'How often it is measured',
      topic: 'monitoring_frequency',
      pointsMax: 3,
      worth: ({ value }) => (value === 'continuous' ? 3 : value === 'annual' ? 2 : 1),
      input: ({ value }) => `Measured: ${value}`,
      raise: 'Show how often the project is measured.',
    }),
    documented({
      id: 'M4',
      title: 'Data open to others',
      topic: 'public_data',
      pointsMax: 2,
      raise: 'Show where the monitoring data can be read by anyone.',
    }),
    documented({
      id: 'M5',
      title: 'Instruments or satellites',
      topic: 'digital_monitoring',
      pointsMax: 1,
      raise: 'Show what is measured by instruments or from orbit.',
    }),
  ],
}
