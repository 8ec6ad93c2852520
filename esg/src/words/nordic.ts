import type { Language } from './words.ts'

/** Swedish, Norwegian, Danish and a little Finnish: close enough to share one file. */
export const nordic: Language = {
  code: 'nordic',
  words: {
    direct: 'direkte, direkta, suora, suorat',
    indirect: 'indirekte, indirekta, epäsuora, epäsuorat',
    otherIndirect: 'andre indirekte, øvrige indirekte, övriga indirekta, andra indirekta, muut epäsuorat',
    location: 'platsbaser*, lokationsbaser*, lokasjonsbaser*, sijainti*',
    market: 'marknadsbaser*, markedsbaser*, markkina*',
    total: 'totalt, totala, totale, sum, summa, i alt, samlet, samlede, yhteensä',
    gross: 'brutto',
    whole: 'koncernen, koncern, konsern, konsernet, hele gruppen, globalt, konserni',
    subset:
      'sverige, norge, norway, danmark, denmark, finland, sweden, suomi, utlandet, eksklusive, exklusive, dotterbolag, datterselskab*, datterselskap*',
    emission:
      '*utslipp*, *utsläpp*, *udledning*, *växthusgas*, *klimagass*, *drivhusgas*, *päästö*, klimatavtryck, klimaaftryk',
    energy:
      'energianvändning*, energiforbruk*, energiforbrug*, energiförbrukning*, energiankulutus, *energiforbrug, *energiforbruk',
    energyPart:
      'förnybar*, fornybar*, vedvarende, *elektri*, *fjernvarme*, *fjärrvärme*, *strøm*, uusiutuva*, per',
    component:
      'naturgas, naturgass, fjernvarme, fjärrvärme, køretøj*, kjøretøy*, fordon*, kølemid*, kjølemedi*, köldmedi*, brændstof*, drivstoff*, bränsle*, olie, diesel',
    partOf: 'heraf, hvorav, varav, herav, josta',
    intensity: 'intensitet*, *intensitet',
    change:
      'endring, ændring, förändring*, reduksjon*, reduktion*, minskning*, ökning, stigning, fald, sparet, besparelse*, muutos',
    target: 'mål, målsætning*, målsetting*, tavoite*, målet',
    baseline: 'basisår, basår, referanseår, referenceår, perusvuosi',
    offset:
      'kompensation, kompenserade, kompenseret, klimakompens*, *nøytral*, *neutral*, certifikater, sertifikater, opprinnelsesgarantier',
    net: 'netto, netto*',
    financed: 'finansier*, portefølje*, portfölj*',
    share: 'andel, andelen, prosent*, procent*, osuus',
    otherGas: 'metan, lystgass, lattergas, lustgas',
    biogenic: 'biogen, biogene, biogena, biogent',
    cost: 'kostnad*, omkostning*, pris, omsetning, omsætning, omsättning, skatt',
    count: 'antal, antall, datakvalitet',
    currentYear: 'innevärande år, indeværende år, rapporteringsår*',
    priorYear: 'föregående år, forrige år, foregående år, sidste år, i fjor',
    fiscalYear: 'räkenskapsår*, regnskabsår*, regnskapsår*, år, vuosi',
    category: 'kategori, kategorier, luokka',
    tonne: 'ton, tonn, tonnia',
    thousand: 'tusen, tusind, tuhat',
    million: 'miljoner, millioner, mio, milj',
    equivalent: 'ekvivalenter, ækvivalenter, ekv',
    carbonDioxide: 'koldioxid, karbondioksid, kuldioxid',
    energyWord: '*energi*',
    plain: `
      totalt, totala, totale, sum, summa, i alt, brutto, utslipp, utsläpp, udledning, klimagassutslipp, växthusgaser, ton, tonn
      ekvivalenter, och, og, av, af, i, for, för, koncernen, enhet, enhed, platsbaserad, marknadsbaserad, lokationsbaseret
      markedsbaseret, lokasjonsbasert, markedsbasert, metod, metode, yhteensä
    `,
    filler:
      'och, og, av, af, i, fra, från, til, till, for, för, med, den, det, de, en, et, ett, som, på, ved, vid, andre, andra, øvrige, övriga, ja',
    table: 'enhet, enhed, note, side, sida, yksikkö, indikator, kilde, källa',
    ordinary:
      'data, resultat, resultater, aktiviteter, verksamhet, virksomhet, energi, elektricitet, strøm, el, varme, värme, köpt, købt, kjøpt, kilder, källor, forbruk, forbrug, användning',
  },
  categories: {
    1: 'inköpta varor, innkjøpte varer, indkøbte varer, købte varer, kjøpte varer, varor och tjänster, varer og tjenester',
    2: 'kapitalvaror, kapitalvarer, kapitalgoder, anleggsmidler',
    3: 'bränsle* .. energi*, brændsel* .. energi*, drivstoff* .. energi*, brensel* .. energi*',
    4: 'uppströms transport*, oppstrøms transport*, upstream transport*, transport* .. uppströms, transport* .. oppstrøms',
    5: 'avfall*, affald*',
    6: 'affärsresor, tjänsteresor, tjenestereiser, forretningsrejser, forretningsreiser, liikematkat',
    7: 'pendling*, arbetspendling, medarbejderpendling, ansattes reiser',
    8: 'uppströms leasade, oppstrøms leasede, upstream leasede',
    9: 'nedströms transport*, nedstrøms transport*, downstream transport*, transport* .. nedströms, transport* .. nedstrøms',
    10: 'bearbetning av sålda, forarbejdning af solgte, bearbeiding av solgte',
    11: 'användning av sålda, brug af solgte, bruk av solgte',
    12: 'slutbehandling av sålda, sluthåndtering av solgte, endt levetid, bortskaffelse af solgte',
    13: 'nedströms leasade, nedstrøms leasede, downstream leasede',
    14: 'franchise*',
    15: 'investeringar, investeringer',
  },
  energyUnits: {
    MWh: 'megawattimmar, megawatttimer',
    GWh: 'gigawattimmar',
    kWh: 'kilowattimmar, kilowatttimer',
  },
}
