import { documented, type Pillar } from '../rule.ts'

export const safeguards: Pillar = {
  id: 'safeguards',
  title: 'Safeguards and co-benefits',
  weight: 10,
  rules: [
    documented({
      id: 'S1',
      title: 'The people of the place were asked',
      topic: 'consultation',
      pointsMax: 3,
      raise: 'Show the consultation, or the free, prior and informed consent.',
    }),
    documented({
      id: 'S2',
      title: 'A way to complain',
      topic: 'grievance',
      pointsMax: 2,
      raise: 'Show the grievance procedure.',
    }),
    documented({
      id: 'S3',
      title: 'Benefits are shared',
      topic: 'benefit_sharing',
      pointsMax: 2,
      raise: 'Show the benefit-sharing agreement.',
    }),
    documented({
      id: 'S4',
      title: 'Co-benefits certified by others',
      topic: 'certified_benefits',
      pointsMax: 3,
      raise:
        'Upload the certificate (CCB, SD VISta, Gold Standard). What a project says of itself counts nothing.',
    }),
  ],
}
