import type { FilePatch } from '@ledgerleaf/contract/project-files'

/** What the demo's sellers told of their projects, and what their invented documents say. */
export type DemoFile = {
  site: [latitude: number, longitude: number]
  summary: string
  durabilityYears: number
  additionality: string
  labels?: FilePatch['labels']
  /** What only the public disclosure asks for; most sellers have not said it yet. */
  disclosure?: Pick<FilePatch, 'accountabilityStatement' | 'calculationStatement'>
  /** What the review asked for before it approved. */
  changesAsked?: string
  /** Sentences of the design document and of the verification report. */
  design: readonly string[]
  verification: readonly string[]
  review: 'approved' | 'submitted' | 'draft'
}

const common = [
  'The project is not registered under any other GHG programme.',
  'A grievance procedure is open to everyone in the project area.',
]
const audited =
  'The verification body, accredited under ISO 14065, concludes with reasonable assurance that the credits are stated fairly.'

const forest = (consulted: string) => [
  'The investment analysis shows a loss in every year without income from credits.',
  'Keeping the forest standing is not common practice among the land holders of the region.',
  'The activity is not required by any law.',
  'Leakage was assessed in a belt of ten kilometres and deducted.',
  'A share of 18 % of issuance goes to the buffer pool.',
  'The non-permanence risk rating is 16.',
  'The site will be monitored for 40 years after the last issuance.',
  consulted,
  ...common,
]

export const demoFiles: Readonly<Record<string, DemoFile>> = {
  'Rio Calado Forest Corridor': {
    site: [-3.47, -62.21],
    summary: 'A corridor of standing forest between two reserves, watched by the families who live in it.',
    durabilityYears: 40,
    additionality: 'Without income from credits the land is leased to cattle.',
    labels: [{ name: 'CCB Gold', issuer: 'Verra (demo)' }],
    disclosure: {
      accountabilityStatement:
        'Tonnes lost to fire or clearing are cancelled from the buffer pool; what it does not cover we replace within a year from the next vintage.',
      calculationStatement:
        'Cover maps, plots and the spreadsheet of the calculation are in annexes 4 to 6 of the design document.',
    },
    design: [
      'A jurisdictional baseline set by the state is used for the corridor.',
      'The carbon is stored in living trees for at least 40 years.',
      ...forest('Free, prior and informed consent was given by all eleven communities.'),
      'The benefit-sharing agreement was signed by all communities.',
    ],
    verification: [
      audited,
      'Change of forest cover is measured every year from satellite images.',
      'Uncertainty was 11 % and 1 % was deducted.',
      'The project was verified against the CCB Standards.',
    ],
    review: 'approved',
  },
  'Umvana Hills Reforestation': {
    site: [-0.42, 36.95],
    summary: 'Native trees on eroded hills, planted and kept by smallholders.',
    durabilityYears: 50,
    additionality: 'Seedlings and years of care are paid for by credits alone.',
    design: [
      'A dynamic baseline is built from matched control plots.',
      'The carbon is stored in living trees for 50 years.',
      ...forest('Stakeholder consultations were held in four villages.'),
    ],
    verification: [audited, 'The plots are measured every five years, and survival is surveyed annually.'],
    review: 'approved',
  },
  'Hartmoor Biochar Kilns': {
    site: [54.76, -2.31],
    summary: 'Kilns on moorland farms turn prunings and rush into char that stays in the fields.',
    durabilityYears: 1000,
    additionality: 'Char sells below what it costs to make.',
    disclosure: {
      accountabilityStatement:
        'Char that is burnt or lost before it is in the soil is deducted from the next batch. Credits that were sold already are replaced from our stock.',
      calculationStatement:
        'Weigh bills and laboratory sheets of every batch are open to buyers on request; the method is in section 5 of the design document.',
    },
    design: [
      'The investment analysis shows an internal rate of return of 2 % without income from credits.',
      'Making char is not common practice on farms of the region.',
      'About 78 % of the income of the kilns comes from carbon credits.',
      'The activity is not required by any law.',
      'The carbon is stored in soil as stable char for 1,000 years.',
      'Leakage was assessed and is below one percent.',
      ...common,
    ],
    verification: [
      audited,
      'Every batch of char is weighed and its carbon is measured in a laboratory.',
      'The temperature of each kiln is recorded continuously by sensors.',
      'Uncertainty was 6 % and 0.5 % was deducted.',
      'All monitoring data are publicly available on the project page.',
    ],
    review: 'approved',
  },
  'Pinewick Orchard Biochar': {
    site: [61.5, 23.8],
    summary: 'Prunings of old orchards, charred and worked back under the trees.',
    durabilityYears: 500,
    additionality: 'Prunings would be burnt in the open.',
    design: [
      'The project faces financial barriers: no bank lends on char.',
      'The carbon is stored in soil for 500 years.',
      'Stakeholder meetings were held with the growers.',
    ],
    verification: [audited, 'The char is weighed and the carbon is measured in a laboratory.'],
    review: 'submitted',
  },
  'Kelpra Bay Seagrass Meadows': {
    site: [-8.72, 115.17],
    summary: 'Seagrass sown again where moorings and nets had torn it out.',
    durabilityYears: 100,
    additionality: 'No public money is spent on the meadows.',
    design: [
      'The investment analysis shows that sowing is never paid back without credits.',
      'The baseline is the historical average of ten years of surveys.',
      'The carbon is stored in sediment for 100 years.',
      'A share of 12 % of issuance goes to the buffer pool.',
      'The non-permanence risk rating is 14.',
      'Leakage was assessed and is zero.',
      'The activity is not required by any law.',
      'The host country has issued no letter of authorisation yet.',
      'Local communities were consulted, and a benefit-sharing agreement was signed.',
      ...common,
    ],
    verification: [audited, 'The meadows are surveyed annually by divers and by satellite.'],
    review: 'approved',
  },
  'Skarn Ridge Direct Air Capture': {
    site: [64.04, -21.4],
    summary: 'Fans and warm water take the gas from the air; basalt keeps it as stone.',
    durabilityYears: 10_000,
    additionality: 'There is no other income than credits.',
    design: [
      'The investment analysis shows that the plant has no income without credits.',
      'About 100 % of the income of the plant comes from carbon credits.',
      'Capturing carbon from air is not common practice anywhere.',
      'The activity is not required by any law.',
      'The carbon is stored as mineral for more than 10,000 years.',
      'Leakage was assessed over the whole life of the plant and deducted.',
      'Stakeholder meetings were held in the valley.',
      'The host country has issued no letter of authorisation.',
      ...common,
    ],
    verification: [
      audited,
      'The carbon is measured continuously by flow meters before it enters the well.',
      'Uncertainty was 2 % and 0.2 % was deducted.',
      'All monitoring data are published as open data.',
    ],
    review: 'approved',
  },
  'Basaltfold Farm Fields': {
    site: [17.38, 78.46],
    summary: 'Crushed basalt from quarries of the district, spread on rice fields.',
    durabilityYears: 10_000,
    additionality: 'Farmers would not pay for the rock.',
    design: [
      'The barrier analysis names the price of transport.',
      'Spreading basalt is not common practice in the district.',
      'The carbon is stored as dissolved bicarbonate for 10,000 years.',
      'The baseline of each field is measured on matched control plots.',
      'The activity is not required by any law.',
    ],
    verification: [audited, 'Soil and drainage water are measured every year on all fields.'],
    review: 'approved',
  },
  'Serra Basalto Weathering': {
    site: [-21.8, -46.56],
    summary: 'Basalt dust of a quarry, spread on coffee and sugar cane.',
    durabilityYears: 10_000,
    additionality: 'Dust was dumped: carrying it to the fields pays only with credits.',
    design: [
      'The investment analysis shows a loss in every year without income from credits.',
      'Spreading basalt is not common practice in the district.',
      'The carbon is stored as dissolved bicarbonate for 10,000 years.',
      'The baseline of each field is measured on matched control plots.',
      'The activity is not required by any law.',
    ],
    verification: [audited, 'Soil and drainage water are measured every year on all fields.'],
    review: 'approved',
  },
  'Lukenie River Forests': {
    site: [-2.9, 20.4],
    summary: 'River forest of nine villages, kept from the saw by their own rangers.',
    durabilityYears: 40,
    additionality: 'Logging leases pay more than anything but credits.',
    design: [
      'The baseline is the historical average of twelve years.',
      'The carbon is stored in living trees for 40 years.',
      ...forest('Free, prior and informed consent was given by all nine villages.'),
    ],
    verification: [audited, 'Change of forest cover is measured every year from satellite images.'],
    review: 'approved',
  },
  'Sierra Clara Agroforestry': {
    site: [4.9, -75.3],
    summary: 'Shade trees between coffee, planted by cooperatives.',
    durabilityYears: 50,
    additionality: 'Shade lowers the harvest for years; credits carry growers over.',
    changesAsked: 'Please add the monitoring period to the verification report.',
    design: [
      'The barrier analysis names the harvest lost in the first years.',
      'A dynamic baseline is built from matched control plots.',
      'The carbon is stored in living trees for 50 years.',
      'A share of 20 % of issuance goes to the buffer pool.',
      'Stakeholder consultations were held with all cooperatives.',
    ],
    verification: [audited, 'The plots are surveyed annually.'],
    review: 'approved',
  },
  'Nam Phai Rice Husk Biochar': {
    site: [15.1, 104.3],
    summary: 'Rice husk charred in field kilns instead of being burnt.',
    durabilityYears: 500,
    additionality: 'Burning husk costs nothing; charring it does.',
    design: [
      'Charring husk is not common practice in the province.',
      'The carbon is stored in soil for 500 years.',
      'The activity is not required by any law.',
    ],
    verification: [audited, 'The char is weighed and the carbon is measured in a laboratory.'],
    review: 'approved',
  },
  'Rufisa Delta Mangroves': {
    site: [-7.8, 39.3],
    summary: 'Mangroves planted again on abandoned rice land of a delta.',
    durabilityYears: 100,
    additionality: 'No public money is spent on the delta.',
    design: [
      'The investment analysis shows that planting is never paid back without credits.',
      'The baseline is the historical average of ten years.',
      'The carbon is stored in sediment for 100 years.',
      'A share of 15 % of issuance goes to the buffer pool.',
      'Local communities were consulted, and a benefit-sharing agreement was signed.',
    ],
    verification: [audited, 'The stands are surveyed annually.'],
    review: 'approved',
  },
  'Dry Lake Air Capture': {
    site: [38.6, -117.9],
    summary: 'Air capture beside a dry lake; the gas goes into a saline layer far below it.',
    durabilityYears: 10_000,
    additionality: 'There is no other income than credits.',
    design: [
      'The investment analysis shows that the plant has no income without credits.',
      'The carbon is stored in a saline layer for more than 10,000 years.',
      'The activity is not required by any law.',
    ],
    verification: [audited, 'The carbon is measured continuously by flow meters.'],
    review: 'approved',
  },
}
