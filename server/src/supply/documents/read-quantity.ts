const whole = String.raw`\d{1,3}(?:[.,'’\u00a0\u202f ]\d{3})+|\d+`
const figure = new RegExp(
  String.raw`^\(?(${whole})(?:[.,]0{1,2})?\)?(?:\s*(?:t|tonnes|tons|toneladas|tCO2\S*|VCUs?|credits|créditos|units))?$`,
  'i',
)

/** Credits are whole tonnes: a point or a comma before three digits parts thousands, in every language we read. */
export const readQuantity = (text: string): number | null => {
  const [, digits] = figure.exec(text.trim()) ?? []
  if (!digits) return null
  const number = Number(digits.replace(/\D/g, ''))
  return Number.isSafeInteger(number) && number > 0 ? number : null
}

/** The same within a sentence, as a piece of a pattern. */
export const quantityPattern = String.raw`(?<![\d.,/-])(${whole})(?![\d/]|[.,]\d)`
