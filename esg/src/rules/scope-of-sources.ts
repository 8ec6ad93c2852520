const burnt =
  /stationary|mobile (?:combustion|sources?)|fugitive|fugas|process emissions?|^process(?:es)?$|refrigerants?|(?:company|owned|fleet) (?:cars?|vehicles?)|固定(?:源|燃焼|燃燒|燃烧)|移動|移动|逸散|製程|고정\s?연소|이동\s?연소|combusti[oó]n (?:fija|m[oó]vil|estacionaria)|fl[üu]chtig/i
const bought =
  /purchased|acquired|imported|electricity|steam|district (?:heat|cool)|chilled|外購|购入|購入|電力|电力/i

/**
 * The scope a sum is of by what it is made of, where nothing else names it: what was burnt and what leaked on one side,
 * what was bought on the other. One kind alone, and two of it, or it stays open.
 */
export const scopeOfSources = (sources: string[]): 1 | 2 | null => {
  const own = sources.filter((text) => burnt.test(text)).length
  const others = sources.filter((text) => bought.test(text) && !burnt.test(text)).length
  if (own >= 2 && others === 0) return 1
  return others >= 2 && own === 0 ? 2 : null
}
