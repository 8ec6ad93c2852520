const names = new Intl.DisplayNames(['en'], { type: 'region' })
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replace(/&/g, 'and')
    .replace(/^the\b|[^a-z]/g, '')

// As registries write some of them.
const otherNames: Record<string, string> = {
  'viet nam': 'VN',
  'cote divoire': 'CI',
  'ivory coast': 'CI',
  turkey: 'TR',
  turkiye: 'TR',
  'korea republic of': 'KR',
  'republic of korea': 'KR',
  'korea (republic of)': 'KR',
  'lao pdr': 'LA',
  "lao people's democratic republic": 'LA',
  'russian federation': 'RU',
  'united republic of tanzania': 'TZ',
  'tanzania united republic of': 'TZ',
  'congo the democratic republic of the': 'CD',
  'congo, democratic republic': 'CD',
  'democratic republic of the congo': 'CD',
  'republic of the congo': 'CG',
  congo: 'CG',
  'bolivia plurinational state of': 'BO',
  'venezuela bolivarian republic of': 'VE',
  'iran islamic republic of': 'IR',
  'syrian arab republic': 'SY',
  'moldova republic of': 'MD',
  'republic of moldova': 'MD',
  macedonia: 'MK',
  'czech republic': 'CZ',
  'cape verde': 'CV',
  swaziland: 'SZ',
  'timor leste': 'TL',
  'brunei darussalam': 'BN',
  'hong kong': 'HK',
  macao: 'MO',
  taiwan: 'TW',
  'taiwan, province of china': 'TW',
  'united states of america': 'US',
  'great britain': 'GB',
  'united kingdom of great britain and northern ireland': 'GB',
  'micronesia federated states of': 'FM',
  burma: 'MM',
  myanmar: 'MM',
}

const byName = new Map<string, string>([
  ...letters
    .flatMap((first) => letters.map((second) => first + second))
    .map((code) => [fold(names.of(code) ?? ''), code] as const)
    .filter(([name, code]) => name !== code.toLowerCase()),
  ...Object.entries(otherNames).map(([name, code]) => [fold(name), code] as const),
])

// Isometric writes three letters. ISO 3166-1, in one row.
const threeLetters =
  'ABWAW AFGAF AGOAO AIAAI ALAAX ALBAL ANDAD AREAE ARGAR ARMAM ASMAS ATAAQ ATFTF ATGAG AUSAU AUTAT AZEAZ BDIBI BELBE BENBJ BESBQ BFABF BGDBD BGRBG BHRBH BHSBS BIHBA BLMBL BLRBY BLZBZ BMUBM BOLBO BRABR BRBBB BRNBN BTNBT BVTBV BWABW CAFCF CANCA CCKCC CHECH CHLCL CHNCN CIVCI CMRCM CODCD COGCG COKCK COLCO COMKM CPVCV CRICR CUBCU CUWCW CXRCX CYMKY CYPCY CZECZ DEUDE DJIDJ DMADM DNKDK DOMDO DZADZ ECUEC EGYEG ERIER ESHEH ESPES ESTEE ETHET FINFI FJIFJ FLKFK FRAFR FROFO FSMFM GABGA GBRGB GEOGE GGYGG GHAGH GIBGI GINGN GLPGP GMBGM GNBGW GNQGQ GRCGR GRDGD GRLGL GTMGT GUFGF GUMGU GUYGY HKGHK HMDHM HNDHN HRVHR HTIHT HUNHU IDNID IMNIM INDIN IOTIO IRLIE IRNIR IRQIQ ISLIS ISRIL ITAIT JAMJM JEYJE JORJO JPNJP KAZKZ KENKE KGZKG KHMKH KIRKI KNAKN KORKR KWTKW LAOLA LBNLB LBRLR LBYLY LCALC LIELI LKALK LSOLS LTULT LUXLU LVALV MACMO MAFMF MARMA MCOMC MDAMD MDGMG MDVMV MEXMX MHLMH MKDMK MLIML MLTMT MMRMM MNEME MNGMN MNPMP MOZMZ MRTMR MSRMS MTQMQ MUSMU MWIMW MYSMY MYTYT NAMNA NCLNC NERNE NFKNF NGANG NICNI NIUNU NLDNL NORNO NPLNP NRUNR NZLNZ OMNOM PAKPK PANPA PCNPN PERPE PHLPH PLWPW PNGPG POLPL PRIPR PRKKP PRTPT PRYPY PSEPS PYFPF QATQA REURE ROURO RUSRU RWARW SAUSA SDNSD SENSN SGPSG SGSGS SHNSH SJMSJ SLBSB SLESL SLVSV SMRSM SOMSO SPMPM SRBRS SSDSS STPST SURSR SVKSK SVNSI SWESE SWZSZ SXMSX SYCSC SYRSY TCATC TCDTD TGOTG THATH TJKTJ TKLTK TKMTM TLSTL TONTO TTOTT TUNTN TURTR TUVTV TWNTW TZATZ UGAUG UKRUA UMIUM URYUY USAUS UZBUZ VATVA VCTVC VENVE VGBVG VIRVI VNMVN VUTVU WLFWF WSMWS YEMYE ZAFZA ZMBZM ZWEZW'
const byThree = new Map(threeLetters.split(' ').map((five) => [five.slice(0, 3), five.slice(3)]))

/** The two letters of a country, however a registry names it; null where it names none or several. */
export const readCountry = (text: string): string | null => {
  if (/^[A-Z]{3}$/.test(text)) return byThree.get(text) ?? null
  if (/^[A-Z]{2}$/.test(text)) return names.of(text) === text ? null : text
  return byName.get(fold(text)) ?? null
}
