/** How much there is to say on a paper: little, very much, or the worst that people are called and registries write. */
export const paperSizes = ['short', 'long', 'extreme'] as const
export type PaperSize = (typeof paperSizes)[number]

export const idOf = (number: number): string => `0198f2aa-1c7e-7d31-9b5e-${String(number).padStart(12, '0')}`

const plain = ['Mangroves of the delta', 'Biochar of Lower Saxony', 'Basalt on the fields of Minas Gerais']
const hard = [
  'Reforestation of the upper valleys with native trees and the communities that live there, second part of three',
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
  '云南省西双版纳热带雨林恢复与保护项目',
  'مشروع استعادة غابات المانغروف في دلتا النهر',
  'שיקום יערות הגליל העליון',
  'Nguyễn Thị Ước: Phục hồi rừng ngập mặn',
]
export const projectName = (size: PaperSize, at: number): string => {
  const names = size === 'extreme' ? hard : plain
  return names[at % names.length] as string
}

const companies = {
  short: 'Umbrella GmbH',
  long: 'Field & Fjord AS',
  extreme: 'Gesellschaft für Klimaschutzzertifikatehandelsdienstleistungen mbH & Co. KG',
}
export const companyName = (size: PaperSize): string => companies[size]

/** Of one block of credits; Verra writes its prefixes as long as this. */
export const prefixOf = (at: number): string => `VCS-VCU-${1507 + at}-VER-BR-14-1094-01012015-31122015-0`
