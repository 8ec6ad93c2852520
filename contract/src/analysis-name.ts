/** Whose report it is: as the person called it when they gave it, else as the document does. */
export const nameAnalysis = ({
  companyName,
  company,
}: {
  companyName: string
  company: string | null
}): string => (companyName === 'Unknown' ? (company ?? 'Report without a company name') : companyName)
