import { fact, type MadePaper } from './paper.ts'
import { drawPaper } from './pen.ts'

const studio = { regular: 'Helvetica', bold: 'Helvetica-Bold', size: 9, margin: 48 }

/** A form whose boxes hold the question in small type above the answer. */
const boxes: MadePaper = {
  name: 'fresh-boxes.pdf',
  kind: 'verification',
  language: 'en',
  layout: 'form with labels inside the boxes, table by calendar year on coloured rows',
  facts: [
    ...fact('title', 'Red Rock Compost'),
    ...fact('registry', 'Climate Action Reserve'),
    ...fact('project_id', 'CAR1402'),
    ...fact('verifier', 'Sage Verification Group LLC'),
    ...fact('accreditation', 'ISO 14065:2020'),
    ...fact('assurance', 'reasonable'),
    ...fact('monitoring_period', '2021-07-01/2022-06-30'),
    ...fact('vintage', '2021: 7310', '2022: 6904'),
  ],
  make: () =>
    drawPaper(studio, (pen) => {
      pen.para('Verification statement', { strong: true, at: 16, gap: 12 })
      const { doc } = pen
      const box = (x: number, y: number, width: number, label: string, value: string) => {
        doc.rect(x, y, width, 34).lineWidth(0.6).stroke('#333333')
        doc
          .font('Helvetica')
          .fontSize(6.5)
          .text(label, x + 4, y + 4, { width: width - 8 })
        doc
          .font('Helvetica')
          .fontSize(10)
          .text(value, x + 4, y + 16, { width: width - 8 })
      }
      const top = doc.y
      box(48, top, 250, 'Project name', 'Red Rock Compost')
      box(298, top, 250, 'Reserve project ID', 'CAR1402')
      box(48, top + 34, 250, 'Reporting period', '07/01/2021 – 06/30/2022')
      box(298, top + 34, 250, 'Verification body', 'Sage Verification Group LLC')
      box(48, top + 68, 500, 'Program', 'Climate Action Reserve')
      doc.y = top + 120
      pen.para(
        'The verification body is accredited under ISO 14065:2020 by the national board. Based on the evidence gathered, it finds with reasonable assurance that the reductions below are stated without material error.',
      )
      pen.table(
        [
          ['Calendar year', 'Reductions verified (tCO2e)'],
          ['2021', '7,310'],
          ['2022', '6,904'],
        ],
        [150, 220],
        { rules: 'none', headFill: '#d8d2c4', boldHead: true, align: ['left', 'right'] },
      )
    }),
}

/** Serials in a list of points, none of them in a table. */
const points: MadePaper = {
  name: 'fresh-points.pdf',
  kind: 'other',
  language: 'en',
  layout: 'serials in a list of points within running text',
  facts: [
    ...fact('registry', 'ART TREES'),
    ...fact('project_id', 'ART102'),
    ...fact('serial_range', 'ART-GY-102-2021-11 2759599-2760598', 'ART-GY-102-2022-14 1-500000'),
  ],
  make: () =>
    drawPaper(studio, (pen) => {
      pen.para('Notice of issuance', { strong: true, at: 16, gap: 12 })
      pen.para(
        'The secretariat of the Architecture for REDD+ Transactions (ART) confirms that the following units of programme ART102 were placed in the account of the participant on 3 May 2024:',
      )
      pen.para('• ART-GY-102-2021-11-2759599 to 2760598', { x: 62, width: 420, gap: 3 })
      pen.para('• ART-GY-102-2022-14-1 to 500000', { x: 62, width: 420, gap: 10 })
      pen.para('Units set aside for the buffer pool are not part of this notice.')
    }),
}

/** First and last serial each written out in full. */
const wholeSerials: MadePaper = {
  name: 'fresh-whole-serials.pdf',
  kind: 'other',
  language: 'en',
  layout: 'table with the first and the last serial written in full, coloured rows',
  facts: [
    ...fact('title', 'Safe Water for Coastal Schools'),
    ...fact('registry', 'Gold Standard'),
    ...fact('project_id', 'GS10980'),
    ...fact('serial_range', 'GS1-1-MZ-GS10980-4-2021-31500 1-6120', 'GS1-1-MZ-GS10980-4-2022-31501 1-20484'),
    ...fact('vintage', '2021: 6120', '2022: 20484'),
  ],
  make: () =>
    drawPaper({ ...studio, landscape: true }, (pen) => {
      pen.para('Issuance summary', { strong: true, at: 16, gap: 10 })
      pen.para('Project: Safe Water for Coastal Schools', { gap: 2 })
      pen.para('Standard: Gold Standard', { gap: 2 })
      pen.para('Project ID: GS10980', { gap: 10 })
      pen.table(
        [
          ['Vintage year', 'Start serial number', 'End serial number', 'Units issued'],
          ['2021', 'GS1-1-MZ-GS10980-4-2021-31500-1', 'GS1-1-MZ-GS10980-4-2021-31500-6120', '6,120'],
          ['2022', 'GS1-1-MZ-GS10980-4-2022-31501-1', 'GS1-1-MZ-GS10980-4-2022-31501-20484', '20,484'],
        ],
        [90, 240, 240, 110],
        { rules: 'none', headFill: '#e9e1f0', boldHead: true, align: ['left', 'left', 'left', 'right'] },
      )
    }),
}

/** Everything in sentences, in Spanish. */
const prose: MadePaper = {
  name: 'fresh-prosa.pdf',
  kind: 'monitoring',
  language: 'es',
  layout: 'running text of several paragraphs',
  facts: [
    ...fact('registry', 'Verra VCS'),
    ...fact('project_id', 'VCS1911'),
    ...fact('methodology', 'VM0042 v2.0'),
    ...fact('monitoring_period', '2022-04-01/2023-03-31'),
    ...fact('crediting_period', '2018-04-01/2038-03-31'),
    ...fact('verifier', 'Norte Verde Auditores'),
    ...fact('serial_range', 'VCS-VCU-997-VER-MX-14-1911-01042022-31032023-0 700100001-700131250'),
  ],
  make: () =>
    drawPaper(studio, (pen) => {
      pen.para('Resumen del quinto informe', { strong: true, at: 16, gap: 10 })
      pen.para(
        'El proyecto VCS1911, inscrito en el registro de Verra, mejora el manejo de los suelos en ranchos de tres municipios. Aplica la metodología VM0042 (versión 2.0) y su período de acreditación va del 1 de abril de 2018 al 31 de marzo de 2038.',
      )
      pen.para(
        'El presente informe abarca el período de monitoreo del 1 de abril de 2022 al 31 de marzo de 2023. Los resultados fueron verificados por Norte Verde Auditores en agosto de 2023 y las unidades llevan los seriales 15001-700100001-700131250-VCS-VCU-997-VER-MX-14-1911-01042022-31032023-0.',
      )
      pen.para(
        'Las lluvias llegaron tarde y la cobertura de pastos bajó en dos de los ranchos, sin que ello cambiara el muestreo.',
      )
    }),
}

export const freshStatements = [boxes, points, wholeSerials, prose]
