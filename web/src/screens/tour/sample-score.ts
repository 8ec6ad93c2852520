import type { KeptScore, PointBasis, Scorecards, ScorePoint } from '@ledgerleaf/contract/scores'
import { sampleProject } from './sample-story.ts'

type Row = readonly [
  rule: string,
  title: string,
  points: number,
  pointsMax: number,
  input?: string,
  quote?: string,
]

/** What a project would have to show where it shows nothing. */
const asked: Record<string, string> = {
  A2: 'Show which barrier the project meets and how credits overcome it.',
  A5: 'State which share of the project’s income comes from credits.',
  Q2: 'Show the uncertainty of the result and what was deducted for it.',
  Q4: 'Upload the proof that the methodology carries the CCP label.',
  M4: 'Show where the monitoring data can be read by anyone.',
  C2: 'Show whether the host country authorised the credits or counts them itself.',
  S3: 'Show the benefit-sharing agreement.',
  S4: 'Upload the certificate (CCB, SD VISta, Gold Standard). What a project says of itself counts nothing.',
}

const basisOf = (points: number, quote: string | undefined): PointBasis => {
  if (quote) return 'document'
  return points > 0 ? 'own records' : 'missing'
}

const pointOf = ([rule, title, points, pointsMax, input, quote]: Row): ScorePoint => ({
  rule,
  title,
  basis: rule.endsWith('0') ? 'type of project' : basisOf(points, quote),
  input: input ?? (quote ? 'Found in a document' : 'Not found in any document'),
  points,
  pointsMax,
  evidence: quote
    ? { documentId: 'sample', documentName: 'Project design document.pdf', page: 12, quote }
    : null,
  raise: asked[rule] ?? null,
})

const pillar = (id: string, title: string, weight: number, rows: readonly Row[]) => ({
  id,
  title,
  weight,
  points: rows.reduce((sum, [, , points]) => sum + points, 0),
  cap: null,
  items: rows.map(pointOf),
})

/** A card as our rules make it for a forest that would have been cleared: what is missing counts nothing. */
const pillars = [
  pillar('additionality', 'Additionality', 30, [
    [
      'A0',
      'What is known of this type',
      3,
      10,
      'A quarter of avoided-deforestation credits were real (Probst et al. 2024)',
    ],
    [
      'A1',
      'Investment analysis',
      6,
      6,
      undefined,
      'The investment analysis shows a loss in every year without income from credits.',
    ],
    ['A2', 'Barrier analysis', 0, 4],
    [
      'A3',
      'Common practice',
      4,
      4,
      undefined,
      'Keeping the forest standing is not common practice among the land holders of the region.',
    ],
    ['A4', 'Beyond what the law demands', 3, 3, undefined, 'The activity is not required by any law.'],
    ['A5', 'Share of income from credits', 0, 3],
  ]),
  pillar('quantification', 'Quantification', 25, [
    [
      'Q0',
      'What is known of this type',
      1,
      6,
      'Studied projects avoided a quarter of what they claimed (Probst et al. 2024)',
    ],
    [
      'Q1',
      'Kind of baseline',
      3,
      6,
      'The average of past years',
      'The baseline is the historical average of twelve years.',
    ],
    ['Q2', 'Deduction for uncertainty', 0, 4],
    [
      'Q3',
      'Leakage accounted for',
      4,
      4,
      undefined,
      'Leakage was assessed in a belt of ten kilometres and deducted.',
    ],
    ['Q4', 'Methodology approved under the Core Carbon Principles', 0, 5],
  ]),
  pillar('permanence', 'Permanence', 15, [
    [
      'P1',
      'Years the carbon stays stored',
      3,
      6,
      '40 years',
      'The carbon is stored in living trees for 40 years.',
    ],
    ['P2', 'Risk of reversal assessed', 4, 4, undefined, 'The non-permanence risk rating is 16.'],
    [
      'P3',
      'Credits withheld in a buffer pool',
      3,
      3,
      '18 % of issuance',
      'A share of 18 % of issuance goes to the buffer pool.',
    ],
    [
      'P4',
      'Watched, and made good, for forty years',
      2,
      2,
      'Monitored for 40 years',
      'The site will be monitored for 40 years after the last issuance.',
    ],
  ]),
  pillar('verification', 'Monitoring and verification', 15, [
    [
      'M1',
      'Verified by an accredited body',
      5,
      5,
      undefined,
      'The verification body, accredited under ISO 14065, concludes with reasonable assurance that the credits are stated fairly.',
    ],
    [
      'M2',
      'The verified period covers this vintage',
      4,
      4,
      undefined,
      'Monitoring period: 1 January 2019 to 31 December 2021.',
    ],
    [
      'M3',
      'How often it is measured',
      2,
      3,
      'Measured: annual',
      'Change of forest cover is measured every year from satellite images.',
    ],
    ['M4', 'Data open to others', 0, 2],
    [
      'M5',
      'Instruments or satellites',
      1,
      1,
      undefined,
      'Change of forest cover is measured every year from satellite images.',
    ],
  ]),
  pillar('claims', 'Claims and double counting', 5, [
    [
      'C1',
      'Serial numbers exist once',
      2,
      2,
      '1 serial block, none overlapping another of the registry here',
    ],
    ['C2', 'The host country’s position', 0, 2],
    [
      'C3',
      'Registered in one programme only',
      1,
      1,
      undefined,
      'The project is not registered under any other GHG programme.',
    ],
  ]),
  pillar('safeguards', 'Safeguards and co-benefits', 10, [
    [
      'S1',
      'The people of the place were asked',
      3,
      3,
      undefined,
      'Free, prior and informed consent was given by all nine villages.',
    ],
    [
      'S2',
      'A way to complain',
      2,
      2,
      undefined,
      'A grievance procedure is open to everyone in the project area.',
    ],
    ['S3', 'Benefits are shared', 0, 2],
    ['S4', 'Co-benefits certified by others', 0, 3],
  ]),
]

const gates = [
  'Known to a registry',
  'A methodology with a name',
  'A verification report',
  'A crediting period around the vintage',
  'Serial numbers of its own',
  'Not refused by the review',
  'A statement of additionality',
].map((title, i) => ({ id: `G${i + 1}`, title, passed: true, detail: 'Passed' }))

export const sampleScores = (scoredAt: string): Scorecards => {
  const score: KeptScore = {
    vintage: sampleProject.vintage,
    ruleSet: 'screening-2',
    value: sampleProject.score,
    grade: sampleProject.grade,
    confidence: 69,
    limitedBy: 'Quantification',
    gates,
    pillars,
    raises: [
      { rule: 'Q4', title: 'Methodology approved under the Core Carbon Principles', gain: 10 },
      { rule: 'Q2', title: 'Deduction for uncertainty', gain: 9 },
    ].map((raise) => ({ ...raise, raise: asked[raise.rule] ?? '' })),
    scoredAt,
  }
  return { scores: [score], history: [], ifApproved: null }
}
