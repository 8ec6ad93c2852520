import { fact, type MadePaper } from './paper.ts'
import { drawPaper, runningWords } from './pen.ts'

const house = { regular: 'Helvetica', bold: 'Helvetica-Bold', size: 10, margin: 56 }

/** A cover table with all its lines drawn, then sections of text. */
const ruledCover: MadePaper = {
  name: 'tuning-ruled-cover.pdf',
  kind: 'design',
  language: 'en',
  layout: 'cover table with rules',
  facts: [
    ...fact('title', 'Lake Kivu Biochar Works'),
    ...fact('registry', 'Verra VCS'),
    ...fact('project_id', 'VCS4127'),
    ...fact('methodology', 'VM0044 v1.1'),
    ...fact('tool', 'TOOL16 v5.0'),
    ...fact('crediting_period', '2021-03-01/2031-02-28'),
  ],
  make: () =>
    drawPaper(house, (pen) => {
      pen.para('VCS PROJECT DESCRIPTION', { strong: true, at: 18, gap: 16 })
      pen.table(
        [
          ['Project title', 'Lake Kivu Biochar Works'],
          ['Project ID', 'VCS 4127'],
          ['Crediting period', '01-03-2021 to 28-02-2031'],
          ['Date of issue', '14-06-2021'],
          ['Methodology', 'VM0044 v1.1'],
          ['Prepared by', 'Kivu Char Ltd., 12 Harbour Road, Gisenyi'],
        ],
        [150, 330],
        { boldLabels: true, labelFill: '#e8eee8' },
      )
      pen.para('1 Project details', { strong: true, at: 13 })
      pen.para(
        'The project turns prunings of orchards into char in twelve closed kilns beside the lake and works the char into the soil of the same farms. Before the project the prunings were burnt in the open. The kilns were bought in 2020 and the first char was made in March 2021, after the operators had been trained for six weeks by the maker of the kilns and the site had been connected to water and power.',
      )
      pen.para(
        'Project emissions from the supply of biomass are estimated with TOOL16, Version 05.0. Neither the project nor any part of it is registered, or is seeking registration, under any other greenhouse gas programme. A kiln of the same make is used by VCS 2406 in another country.',
      )
      pen.para('1.4 Estimated GHG emission removals', { strong: true, at: 11 })
      pen.table(
        [
          ['Year', 'Estimated GHG emission removals (tCO2e)'],
          ['2021', '9,800'],
          ['2022', '14,000'],
          ['2023', '14,000'],
        ],
        [120, 260],
        { boldHead: true, headFill: '#d9e2dc', align: ['left', 'right'] },
      )
    }),
}

/** Two columns of running text, as a printed journal sets it. */
const twoColumns: MadePaper = {
  name: 'tuning-two-columns.pdf',
  kind: 'design',
  language: 'en',
  layout: 'two columns of running text',
  facts: [
    ...fact('registry', 'American Carbon Registry'),
    ...fact('project_id', 'ACR612'),
    ...fact('methodology', 'ACM0002 v20.0'),
    ...fact('crediting_period', '2019-07-01/2029-06-30'),
    ...fact('verifier', 'Northbridge Assurance LLC'),
  ],
  make: () =>
    drawPaper(house, (pen) => {
      pen.para('Mesa Wind: summary of the project', { strong: true, at: 16, gap: 14 })
      const top = pen.doc.y
      const left = { x: 56, width: 230 }
      pen.para(
        'Mesa Wind feeds the power of eighteen turbines into the grid of the state. The project is listed with the American Carbon Registry under project ID ACR612 and was validated in the autumn of 2019. The land is leased from the county for thirty years, and grazing goes on beneath the turbines.',
        left,
      )
      pen.para(
        'The project applies the methodology ACM0002 ver. 20.0 in full and without any deviation. The emission factor of the grid is taken from the tables that the agency publishes each year, and is fixed for the whole of the period.',
        left,
      )
      pen.doc.y = top
      const right = { x: 308, width: 230 }
      pen.para(
        'The crediting period begins on July 1, 2019 and lasts until June 30, 2029. It may be renewed once. Every meter is read each quarter of an hour, and the readings are kept for two years after the last credit was issued.',
        right,
      )
      pen.para(
        'The second report was verified by Northbridge Assurance LLC, who visited the site for three days in May. No neighbour has complained of noise since the blades were changed in the second year of operation.',
        right,
      )
    }),
}

/** Several pages with running heads and feet; the cover is a list without lines. */
const runningHeads: MadePaper = {
  name: 'tuning-running-heads.pdf',
  kind: 'monitoring',
  language: 'en',
  layout: 'cover table without rules, several pages with headers and footers',
  facts: [
    ...fact('title', 'Nyando Cookstove Programme'),
    ...fact('registry', 'Gold Standard'),
    ...fact('project_id', 'GS11812'),
    ...fact('methodology', 'GS TPDDTEC v3.1'),
    ...fact('crediting_period', '2020-01-15/2025-01-14'),
    ...fact('monitoring_period', '2022-01-01/2022-12-31'),
    ...fact('vintage', '2022: 41236'),
  ],
  make: () =>
    drawPaper(house, (pen) => {
      pen.para('MONITORING REPORT', { strong: true, at: 18, gap: 18 })
      pen.table(
        [
          ['Title of the project', 'Nyando Cookstove Programme'],
          ['Gold Standard project ID', 'GS11812'],
          ['Version number of the report', '2.0'],
          ['Completion date', '17/03/2023'],
          ['Date of project design certification', '15/01/2020'],
          ['Start and end date of the crediting period', '15/01/2020 to 14/01/2025'],
          ['Monitoring period', '01/01/2022 – 31/12/2022 (both days included)'],
          ['Applied methodology', 'Gold Standard TPDDTEC, v3.1'],
        ],
        [190, 290],
        { rules: 'none', pad: 5 },
      )
      for (const section of ['A. Description', 'B. Implementation', 'C. Parameters']) {
        pen.doc.addPage()
        pen.para(section, { strong: true, at: 13 })
        for (let paragraph = 1; paragraph <= 4; paragraph++)
          pen.para(
            `Stoves were handed out in the villages of round ${paragraph}, each with a number burnt into its rim. Families who stopped using a stove were asked why, and the answers are kept in the ledger of the round. The survey took a sample of one in forty of them, drawn by lot from the list of the year before, and was repeated where nobody was at home on the first visit.`,
          )
      }
      pen.doc.addPage()
      pen.para('E. Emission reductions achieved', { strong: true, at: 13 })
      pen.table(
        [
          [
            'Vintage',
            'Baseline (tCO2e)',
            'Project (tCO2e)',
            'Leakage (tCO2e)',
            'Emission reductions (tCO2e)',
          ],
          ['2022', '70,512', '27,106', '2,170', '41,236'],
          ['Total', '70,512', '27,106', '2,170', '41,236'],
        ],
        [70, 95, 95, 95, 128],
        { boldHead: true, align: ['left', 'right', 'right', 'right', 'right'], size: 9 },
      )
      runningWords(
        pen,
        'GS11812 Nyando Cookstove Programme · Monitoring report',
        (page, of) => `Page ${page} of ${of}`,
      )
    }),
}

/** A leaflet that speaks of the same things and states none of them. */
const noFacts: MadePaper = {
  name: 'tuning-leaflet.pdf',
  kind: 'other',
  language: 'en',
  layout: 'a leaflet without any fact',
  facts: [],
  make: () =>
    drawPaper(house, (pen) => {
      pen.para('What a verification is', { strong: true, at: 18, gap: 14 })
      pen.para(
        'Each registry asks for a verification before it issues credits. A methodology says how tonnes are counted, and a crediting period says for how long. Ask your verifier which level of assurance you need; most registries want more than a limited one.',
      )
      pen.para(
        'Bring your project ID and the serial numbers of earlier credits to the first meeting. In 2022 we answered 1,240 calls, and in 2023 we answered 1,310. Our desk is open from 01/03/2024 to 30/06/2024 on all working days.',
      )
      pen.table(
        [
          ['Topic', 'Room', 'Seats'],
          ['Methodologies', '2.14', '40'],
          ['Serial numbers', '2.15', '25'],
        ],
        [180, 120, 120],
        { boldHead: true },
      )
    }),
}

export const tuningDesigns = [ruledCover, twoColumns, runningHeads, noFacts]
