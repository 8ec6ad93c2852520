import type { Claim } from './rules/rule.ts'
import type { ClaimLanguage } from './words/plain-words.ts'

type Figures = { first: string; last: string; tonnes: string; removed: string | null; certificates: number }

/** To be published as it stands, so the days are written out; each of these passes the checker itself. */
const sentences: Readonly<Record<ClaimLanguage, (figures: Figures) => string>> = {
  en: ({ first, last, tonnes, removed, certificates }) =>
    `For the period from ${first} to ${last} we retired ${tonnes} tonnes of CO2e in carbon credits, with ${certificates === 1 ? 'a public certificate' : `${certificates} public certificates`}.${removed ? ` ${removed} tonnes of them are carbon removals.` : ''} They come on top of our own reductions and do not count toward them.`,
  de: ({ first, last, tonnes, removed, certificates }) =>
    `Für den Zeitraum vom ${first} bis zum ${last} haben wir ${tonnes} Tonnen CO2e in Zertifikaten stillgelegt, mit ${certificates === 1 ? 'einem öffentlichen Nachweis' : `${certificates} öffentlichen Nachweisen`}.${removed ? ` Davon sind ${removed} Tonnen CO2-Entnahmen.` : ''} Sie kommen zu unseren eigenen Reduktionen hinzu und werden nicht darauf angerechnet.`,
  fr: ({ first, last, tonnes, removed, certificates }) =>
    `Pour la période du ${first} au ${last}, nous avons annulé des crédits carbone pour ${tonnes} tonnes de CO2e, avec ${certificates === 1 ? 'un certificat public' : `${certificates} certificats publics`}.${removed ? ` Parmi elles, ${removed} tonnes sont des absorptions de CO2.` : ''} Elles s’ajoutent à nos propres réductions et n’y comptent pas.`,
  es: ({ first, last, tonnes, removed, certificates }) =>
    `Para el período del ${first} al ${last} hemos retirado créditos de carbono por ${tonnes} toneladas de CO2e, con ${certificates === 1 ? 'un certificado público' : `${certificates} certificados públicos`}.${removed ? ` De ellas, ${removed} toneladas son absorciones de CO2.` : ''} Se suman a nuestras propias reducciones y no cuentan para ellas.`,
  it: ({ first, last, tonnes, removed, certificates }) =>
    `Per il periodo dal ${first} al ${last} abbiamo ritirato crediti di carbonio per ${tonnes} tonnellate di CO2e, con ${certificates === 1 ? 'un certificato pubblico' : `${certificates} certificati pubblici`}.${removed ? ` Di queste, ${removed} tonnellate sono assorbimenti di CO2.` : ''} Si aggiungono alle nostre riduzioni e non contano per esse.`,
  nl: ({ first, last, tonnes, removed, certificates }) =>
    `Voor de periode van ${first} tot en met ${last} hebben wij ${tonnes} ton CO2e aan koolstofkredieten afgeboekt, met ${certificates === 1 ? 'een openbaar bewijs' : `${certificates} openbare bewijzen`}.${removed ? ` Daarvan zijn ${removed} ton verwijderingen van CO2.` : ''} Zij komen bovenop onze eigen reducties en tellen daar niet voor mee.`,
}

const locales = { en: 'en-US', de: 'de-DE', fr: 'fr-FR', es: 'es-ES', it: 'it-IT', nl: 'nl-NL' } as const

type Writers = { days: Intl.DateTimeFormat; figures: Intl.NumberFormat }
const made = new Map<ClaimLanguage, Writers>()

/** Made once for a language: to make one takes longer than to read a text. */
const writersOf = (language: ClaimLanguage): Writers => {
  const locale = locales[language]
  const writers = made.get(language) ?? {
    days: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
    figures: new Intl.NumberFormat(locale, { useGrouping: 'always' }),
  }
  made.set(language, writers)
  return writers
}

/** Words that the ledger bears out as it stands; null when nothing was retired. */
export const suggest = (
  { facts, periodStartsOn, periodEndsOn }: Claim,
  language: ClaimLanguage,
): string | null => {
  if (facts.retiredTonnes === 0) return null
  const { days, figures } = writersOf(language)
  return sentences[language]({
    first: days.format(new Date(periodStartsOn)),
    last: days.format(new Date(periodEndsOn)),
    tonnes: figures.format(facts.retiredTonnes),
    removed: facts.removedTonnes > 0 ? figures.format(facts.removedTonnes) : null,
    certificates: facts.retirements,
  })
}
