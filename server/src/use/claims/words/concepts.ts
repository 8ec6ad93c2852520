/**
 * What a word may stand for, in the six languages at once: advertising mixes them, and a word that means one thing in one
 * language seldom means another claim in the next. Words are folded (no accents, no capitals, ß as ss). `*` stands for any
 * letters: `neutr*` begins so, `*zertifikat*` holds it, as German and Dutch compounds do.
 */
export const conceptWords = {
  carbon:
    'carbon co2 co2e carbone carbono carbonio carbonica carbonique kohlendioxid* kohlenstoff* koolstof* ghg *treibhausgas* broeikasgas* greenhouse dioxide',
  climate: 'climate climatic climat climatique* climatiquement clima climatic* klima klimas klimaat',
  air: 'atmosphere air sky atmosphare luft himmel ciel aire atmosfera cielo aria atmosfeer lucht',
  planet:
    'planet environmentally planeten planete planeta pianeta planeet earth erde terre tierra terra aarde environment umwelt environnement ambiente milieu nature natur natura naturaleza natuur world monde mundo mondo welt wereld future rainforest forests regenwald regenwoud',
  emission:
    '*emission* emit emits emitted emitting emet emets emettons emettent emettre emis emision* emitimos emite emiten emitir emettiamo emette emettono *ausstoss* ausgestossen *uitstoot* uitstoten stoot stoten cause causes footprint footprints *fussabdruck* empreinte empreintes huella huellas impronta *voetafdruk* *klimabilanz* bilan bilanz',
  emits:
    'emit emits emitting emet emettons emettent emite emiten emitimos emette emettono emettiamo stoot stoten',
  impact: 'impact impacts impacto impactos impatto impatti auswirkung auswirkungen klimaatimpact',
  trace: 'trace traces spur spuren traccia tracce spoor sporen',
  neutral: 'neutral* neutre neutres neutro neutros neutra neutras neutri neutraal neutrale',
  neutralWord:
    'klimaneutral* klimaatneutra* *umweltneutral* *gasneutral* *carbonneutral* *co2neutra* *climateneutral*',
  zero: 'zero null nul cero nulle nulles azzera azzerat*',
  netZeroWord: 'netzero* nettozero* nettonull*',
  net: 'net netto nette nettes nets neto neta netos netas netta netti',
  positive: 'positive positives positiv* positif* positivo* positiva* positief positieve positivi',
  positiveWord: 'klimapositiv* klimaatpositie* carbonpositive climatepositive',
  negativeBalance: 'negative negativ negatif negativo negatief',
  free: 'free frei freie freier freies freien vrije libre libres libero libera vrij',
  freeWord:
    'co2zero carbonzero zerocarbon* zeroemission* carbonfree emissionfree emissionsfree *emissionsfrei* emissievrij* uitstootvrij* *co2frei* co2vrij*',
  not: "not never nor nicht nie niemals pas jamais non mai no nunca tampoco niet nooit don't doesn't isn't aren't wasn't won't cannot",
  none: 'no none zero kein keine keinen keinem keiner aucun aucune ningun ninguna ninguno alcun alcuna nessun nessuna geen',
  nothing: 'nothing nichts rien nada niente niets',
  without: 'without ohne sans sin senza zonder',
  and: 'and und et y e en',
  notAfter: 'nicht nie niemals pas jamais niet nooit',
  only: 'just only merely nur bloss seulement uniquement solo solamente soltanto alleen slechts',
  yet: 'yet noch encore todavia aun ancora nog',
  but: 'but aber sondern mais pero sino ma bensi maar',
  harm: 'suffer suffers leidet leiden souffre sufre soffre lijdt harm harms harming hurt hurts weigh weighs burden burdens belastet belasten belastend schadet schaden pese peser nuit nuire pesa pesan cuesta dana danan danneggia schaadt schaden belast cost costs kost kostet coute',
  cost: 'cost costs costing',
  purer: 'purer cleaner sauberer schoner',
  pollute:
    'pollute pollutes polluting polluer pollue contamina contaminan inquina inquinano vervuilt verschmutzt',
  notice: 'notice notices merkt spurt remarque nota merken',
  offset:
    '*offset* *kompens* *kompensier* compens* *gecompens* gecompenseerd* *compensatie* *compenser* ausgleich* ausgleicht ausgleichen ausgeglichen* neutralise* neutralize* neutralisiert* klimaneutralisiert* klimaatgecompenseerd*',
  neutralise: 'neutralis* neutraliz* geneutralis* klimaneutralis*',
  offsetWord: 'klimaatcompens* klimaatgecompens* klimakompens* co2kompens*',
  balance: 'balance balances balanced balancing gleichen gleicht make makes wipe wipes effacez efface',
  dealt: 'care covered sorted handled erledigt',
  up: 'up out aus away',
  whole:
    'integralite totalidad totalita gesamtheit all every each entire entirely whole full fully completely totally alle alles allen allem ganz ganze ganzen vollstandig komplett tout tous toute toutes integralement entierement totalement todo toda todos todas completo completa completamente totalmente tutto tutta tutti tutte interamente al volledig helemaal geheel',
  reduce:
    'limited limite limitee limitado limitada limitato limitata begrenzt* beperkt* halbiert halbieren halveren halveert gehalveerd dimezza* moitie reduce reduces reduced reducing cut cuts cutting lower lowers lowered lowering halve halved shrink smaller senken senkt gesenkt senkten reduziert reduzieren reduzierte verringert verringern verkleinert kleinerer kleineren kleiner kleinere reduit reduite reduits reduire reduisons reduirons reduction baisse baisser diminue diminuer reducimos reducido reducida reducir reduciremos reduce reduccion riduciamo ridotto ridotta ridurre ridurremo riduzione taglio tagliato verlaagd verlagen verlaagt verminderd verminderen verklein verkleinen verkleint lagere lager minder',
  decarbonise: '*dekarbonisier* decarboni* decarbone*',
  less: 'low laag lage bajo baja bas basse faible basso bassa niedrig* arm arme armer armes less fewer weniger moins menos meno minder lower',
  more: 'more mehr plus mas piu meer',
  than: 'than als que che dan',
  renewable:
    'renewable renewables erneuerbar* okostrom grunstrom solarstrom windstrom windenergie zonnestroom zonneenergie regenerativ* renouvelable* renovable* rinnovabil* hernieuwbar*',
  fossil: 'fossil fossile fossiles fossiel fosil fosiles fossili',
  solar: 'solar solaire solare solares solari eolica eolico eolienne wind',
  power:
    'electricity power energy strom energie energien electricite electricidad energia elettrica stroom fuel fuels',
  remove:
    'remove removes removed removing removal removals entzogen entziehen entzieht entnommen extrait extraits extraire extrayons elimine eliminado eliminamos eliminar rimosso rimossi rimuoviamo rimuovere verwijderd verwijderen captured',
  takeOut: 'gehaald pulled pull taken take takes taking drawn geholt',
  bookOff: 'boek boekt boeken boekte boekten legen legte legten',
  off: 'af still',
  removalCredit:
    '*removal* *entnahme* *entfernung* absorption* absorcion* assorbiment* verwijdering* eliminacion* rimozion*',
  retire:
    'retire retires retired retiring retirement stillgelegt stilllegen stillgelegte stilllegung annule annules annulons annuler annulerons annulerai retire retires cancelled canceled cancel cancelamos cancelado retirado retiraremos retiramos annullato annullati annulliamo ritirato ritiriamo ritireremo afgeboekt afboeken geannuleerd annuleren',
  credit:
    'credit credits certificate certificates *zertifikat* credit credits credito creditos crediti certificati certificados certificats *krediet* *kredieten certificaten offsets',
  tonne: 't tonne tonnes ton tons tonnen tonelada toneladas tonnellata tonnellate tco2 tco2e kt',
  contribute:
    'fordern fordert contribute contributes contributed contributing contribution finance finances financed financing fund funds funded support supports supported supporting invest invests invested investing finanziert finanzieren finanzierten unterstutzt unterstutzen gefordert beigetragen financons finance finances financer soutenons soutenir soutenu contribuons contribue financiamos financiado apoyamos apoyar apoyado contribuimos finanziamo finanziato sosteniamo sostenuto contribuiamo gefinancierd financieren steunen gesteund bijgedragen',
  project: '*projekt* *project* projet projets proyecto proyectos progetto progetti action protection',
  generic:
    'sustainable sustainably sustainability eco ecofriendly ecological ecologically greener greenest kinder responsible responsibly conscious nachhaltig* umweltfreundlich* umweltschonend* klimafreundlich* klimaschonend* okologisch* umweltbewusst* ecologique* ecoresponsable* durable durables responsable responsables respectueu* sostenib* ecologic* respetuos* rispettos* limpia limpio limpias limpios ecosostenibil* sostenibil* duurza* milieuvriendelijk* klimaatvriendelijk* milieubewust* ecologisch* verantwoord* bewuste bewust clean cleaner cleanest',
  green:
    'green grun grune grunes gruner grunen vert verte verts vertes verde verdes verdi groen groene groener groenste',
  clean: 'propre propres',
  friendly: 'friendly freundlich friend ami amie amis amies amigo amiga amico amica vriend',
  good: 'beter besser mejor mieux migliore engage* engagiert comprometid* impegnat* good better kind kinder bueno buena bonne bon bene goed gut fix help helps save saves saved protect protects protecting care cares caring schutzen schutzt schutz protege protegeons cuida cuidamos cuidan cura prende beschermen beschermt difference respect respecte respecta rispetta rispettano',
  aim: 'toward towards working weg chemin camino cammino aim aims aiming target targets goal goals pledge pledged commit committed ambition ambitions way path journey want plan plans ziel ziele wollen visons viser objectif objectifs aspiramos objetivo objetivos meta queremos puntiamo obiettivo obiettivi vogliamo doel doelen willen streven',
  will: 'will shall become serons sera seront atteindrons annulerons deviendrons seremos sera seran alcanzaremos retiraremos reduciremos saremo diventeremo raggiungeremo ritireremo ridurremo zullen zal next nachstes nachsten prochaine prochain proximo prossimo volgend',
  passive: 'werden wird worden wordt',
  tailpipe: 'tailpipe exhaust auspuff echappement driving fahrbetrieb scarico uitlaat escape',
  travel:
    'travel trips trip voyages deplacements dienstreisen geschaftsreisen viajes desplazamientos viaggi trasferte zakenreizen dienstreizen',
  certified:
    'certified certify certifies approved endorsed guaranteed rated zertifiziert certifie certificado certificato gecertificeerd',
  ledgerleaf: 'ledgerleaf',
  vcmi: 'vcmi',
  tier: 'silver gold platinum',
  say: 'claim claims claiming say says call calls behaupten nennen bezeichnen pretendons affirmons disons afirmamos decimos affermiamo diciamo beweren noemen zeggen',
  ban: 'ban bans banned forbade forbidden ruled regulator court judge authority watchdog untersagt verboten gericht richter wettbewerbszentrale behorde interdit interdite tribunal juge autorite prohibio prohibido juez autoridad vietato vietata giudice autorita verbood verboden rechter rechtbank toezichthouder',
  yes: 'yes ja oui si absolutely',
  didYouKnow:
    'know knew wussten wusstest gewusst saviez savez savais sabias sabia sabian sapevi sapevate wist weet',
  noClaim:
    'sugar zucker sucre azucar zucchero zuccheri suiker calorie calories kalorien fat colour colours color colors farbe farben couleur couleurs colores colori kleuren kleur wire taste tone team teams equipe equipes equipo equipos kollegen attitude mm page',
} as const satisfies Record<string, string>

export type ClaimConcept = keyof typeof conceptWords
