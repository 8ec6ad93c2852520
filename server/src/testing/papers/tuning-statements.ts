import { fact, type MadePaper } from './paper.ts'
import { drawPaper } from './pen.ts'

const house = { regular: 'Helvetica', bold: 'Helvetica-Bold', size: 10, margin: 56 }

/** A statement with its table by vintage. */
const vintageTable: MadePaper = {
  name: 'tuning-vintage-table.pdf',
  kind: 'verification',
  language: 'en',
  layout: 'verification statement with a table by vintage',
  facts: [
    ...fact('title', 'Lake Kivu Biochar Works'),
    ...fact('registry', 'Verra VCS'),
    ...fact('project_id', 'VCS4127'),
    ...fact('verifier', 'Terra Nova Certification GmbH'),
    ...fact('accreditation', 'ISO 14065:2020'),
    ...fact('assurance', 'reasonable'),
    ...fact('methodology', 'VM0044 v1.1'),
    ...fact('monitoring_period', '2021-03-01/2022-12-31'),
    ...fact('vintage', '2021: 9731', '2022: 14000'),
    ...fact('serial_range', 'VCS-VCU-261-VER-RW-13-4127-01012022-31122022-0 812010501-812024500'),
  ],
  make: () =>
    drawPaper(house, (pen) => {
      pen.para('VERIFICATION REPORT', { strong: true, at: 18, gap: 14 })
      pen.table(
        [
          ['Project name', 'Lake Kivu Biochar Works'],
          ['Project ID', '4127 (Verified Carbon Standard)'],
          ['Verification body', 'Terra Nova Certification GmbH'],
          ['Monitoring period', '01 March 2021 to 31 December 2022'],
          ['Methodology', 'VM0044, Version 1.1'],
        ],
        [150, 330],
        { labelFill: '#eeeeee' },
      )
      pen.para('Verification conclusion', { strong: true, at: 13 })
      pen.para(
        'Terra Nova Certification GmbH, accredited to ISO 14065:2020 for the sectoral scope of this project, has verified the removals stated below in accordance with ISO 14064-3. We confirm with a reasonable level of assurance that they are free from material misstatement.',
      )
      pen.table(
        [
          ['Vintage', 'Verified removals (tCO2e)'],
          ['2021', '9,731'],
          ['2022', '14,000'],
          ['Total', '23,731'],
        ],
        [140, 200],
        { boldHead: true, headFill: '#dddddd', align: ['left', 'right'] },
      )
      pen.para(
        'Of these, the credits of 2022 carry the serial numbers 10412-812010501-812024500-VCS-VCU-261-VER-RW-13-4127-01012022-31122022-0.',
      )
    }),
}

/** A certificate of issuance with a list of serials that wrap within their cells. */
const serialList: MadePaper = {
  name: 'tuning-serial-list.pdf',
  kind: 'other',
  language: 'en',
  layout: 'issuance certificate with a serial list',
  facts: [
    ...fact('registry', 'Gold Standard'),
    ...fact('project_id', 'GS11812'),
    ...fact(
      'serial_range',
      'GS1-1-KE-GS11812-16-2021-28811 1-20114',
      'GS1-1-KE-GS11812-16-2022-30307 1-19149',
      'GS1-1-KE-GS11812-16-2022-30308 501-22587',
    ),
    ...fact('vintage', '2021: 20114', '2022: 19149', '2022: 22000'),
  ],
  make: () =>
    drawPaper(house, (pen) => {
      pen.para('Certificate of issuance', { strong: true, at: 18, gap: 14 })
      pen.para(
        'Gold Standard has issued the following units to the account of Nyando Stoves Ltd. for project GS11812.',
      )
      pen.table(
        [
          ['Vintage', 'Serial number', 'Quantity'],
          ['2021', 'GS1-1-KE-GS11812-16-2021-28811-1-20114', '20,114'],
          ['2022', 'GS1-1-KE-GS11812-16-2022-30307-1-19149', '19,149'],
          ['2022', 'GS1-1-KE-GS11812-16-2022-30308-501-22587', '22,000'],
        ],
        [70, 190, 90],
        { boldHead: true, size: 9, align: ['left', 'left', 'right'] },
      )
    }),
}

const ruledCoverSpanish: MadePaper = {
  name: 'tuning-portada.pdf',
  kind: 'design',
  language: 'es',
  layout: 'cover table with rules',
  facts: [
    ...fact('title', 'Bosques del Río Claro'),
    ...fact('registry', 'Cercarbono'),
    ...fact('project_id', 'CDC-214'),
    ...fact('methodology', 'AR-ACM0003 v2.0'),
    ...fact('crediting_period', '2018-01-01/2037-12-31'),
  ],
  make: () =>
    drawPaper(house, (pen) => {
      pen.para('DOCUMENTO DE DESCRIPCIÓN DEL PROYECTO', { strong: true, at: 16, gap: 14 })
      pen.table(
        [
          ['Nombre del proyecto', 'Bosques del Río Claro'],
          ['Programa de certificación', 'Cercarbono'],
          ['ID del proyecto', 'CDC-214'],
          ['Período de acreditación', '1 de enero de 2018 al 31 de diciembre de 2037'],
          ['Metodología aplicada', 'AR-ACM0003, versión 02.0'],
          ['Fecha del documento', '12 de abril de 2019'],
        ],
        [170, 310],
        { boldLabels: true },
      )
      pen.para('1. Resumen', { strong: true, at: 13 })
      pen.para(
        'El proyecto siembra especies nativas en 2.400 hectáreas de potreros degradados de la cuenca media. Las familias conservan sus títulos y reciben una parte de los ingresos cada año. El proyecto no está registrado en ningún otro programa de gases de efecto invernadero.',
      )
    }),
}

const letterSpanish: MadePaper = {
  name: 'tuning-carta.pdf',
  kind: 'verification',
  language: 'es',
  layout: 'a letter of one page in running text',
  facts: [
    ...fact('registry', 'Cercarbono'),
    ...fact('project_id', 'CDC-214'),
    ...fact('verifier', 'Andina Verificaciones S.A.S.'),
    ...fact('accreditation', 'ISO 14065:2013'),
    ...fact('assurance', 'reasonable'),
    ...fact('monitoring_period', '2018-01-01/2020-12-31'),
    ...fact('vintage', '2018: 10211', '2019: 12480', '2020: 12936'),
  ],
  make: () =>
    drawPaper(house, (pen) => {
      pen.para('Bogotá, 9 de agosto de 2021', { gap: 24 })
      pen.para('Declaración de verificación', { strong: true, at: 14, gap: 12 })
      pen.para(
        'Andina Verificaciones S.A.S., organismo acreditado según la norma ISO 14065:2013, fue contratada para verificar el proyecto CDC-214 de Cercarbono durante el período de monitoreo comprendido entre el 1 de enero de 2018 y el 31 de diciembre de 2020.',
      )
      pen.para(
        'Con un nivel de aseguramiento razonable, confirmamos remociones netas de 10.211 tCO2e en 2018, 12.480 tCO2e en 2019 y 12.936 tCO2e en 2020.',
      )
      pen.para('Atentamente,', { gap: 30 })
      pen.para('María Restrepo, verificadora líder')
    }),
}

export const tuningStatements = [vintageTable, serialList, ruledCoverSpanish, letterSpanish]
