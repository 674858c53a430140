/**
 * Other words for the titles of the demo, from dictionaries and from how people write, not from the product. Each list of
 * titles is everybody whom the words mean; words that mean different things to different people are left out.
 */
interface RoleWords {
  titles: readonly string[]
  short?: readonly string[]
  english?: readonly string[]
  foreign?: readonly string[]
}

const chiefExecutives = ['Chief Executive Officer', 'Founder & CEO', 'Co-founder & CEO']
const chiefsOfTechnology = ['Chief Technology Officer', 'Co-founder & CTO']
const founders = ['Founder', 'Founder & CEO', 'Co-founder & CEO', 'Co-founder & CTO']

export const roleWords: readonly RoleWords[] = [
  { titles: chiefExecutives, short: ['CEO', 'CEOs'], english: ['chief executive'] },
  { titles: chiefsOfTechnology, short: ['CTO', 'CTOs'], foreign: ['directeur technique'] },
  {
    titles: ['Chief Financial Officer'],
    short: ['CFO', 'CFOs'],
    english: ['finance chief'],
    foreign: ['Finanzvorstand', 'directeur financier', 'director financiero', 'direttore finanziario'],
  },
  { titles: ['Chief Operating Officer'], short: ['COO', 'COOs'], foreign: ['director de operaciones'] },
  { titles: ['Chief Information Security Officer'], short: ['CISO', 'CISOs'] },
  // One of each is called so.
  { titles: ['Chief Marketing Officer', 'Chief Medical Officer'], short: ['CMO'] },
  { titles: ['Chief Revenue Officer', 'Chief Risk Officer'], short: ['CRO'] },
  { titles: ['Chief Product Officer', 'Chief Purchasing Officer'], short: ['CPO'] },
  {
    titles: ['Chief Marketing Officer'],
    foreign: ['Marketingleiter', 'directeur marketing', 'director de marketing'],
  },
  {
    titles: ['Managing Director'],
    short: ['MD'],
  },
  {
    titles: ['Managing Director', ...chiefExecutives],
    foreign: ['Geschäftsführer', 'Geschäftsführerin', 'directeur général', 'director general'],
  },
  { titles: founders, foreign: ['Gründer', 'fondateur', 'fundador', 'grundare'] },
  { titles: ['General Partner'], short: ['GP'] },
  {
    titles: ['General Counsel'],
    short: ['GC'],
    english: ['head of legal'],
    foreign: ['directeur juridique', 'Leiter Recht'],
  },
  { titles: ['VP Engineering'], short: ['VP Eng', 'VPE'], english: ['vice president of engineering'] },
  { titles: ['VP Operations'], short: ['VP Ops'], english: ['vice president operations'] },
  { titles: ['VP Sales'], english: ['vice president sales'] },
  { titles: ['VP Sales', 'Chief Commercial Officer'], foreign: ['Vertriebsleiter', 'directeur commercial'] },
  { titles: ['Key Account Manager'], short: ['KAM'], foreign: ['Großkundenbetreuer'] },
  { titles: ['Account Executive'], short: ['AE'] },
  {
    titles: ['Head of Procurement', 'Chief Purchasing Officer'],
    english: ['head of purchasing'],
    foreign: ['Einkaufsleiter', 'responsable des achats', 'jefe de compras'],
  },
  { titles: ['Head of Talent'], english: ['head of recruiting', 'talent acquisition lead'] },
  { titles: ['Head of E-commerce'], english: ['ecommerce lead'], foreign: ['Leiter E-Commerce'] },
  { titles: ['Head of Partnerships', 'Director of Partnerships'], english: ['head of alliances'] },
  { titles: ['Developer Advocate'], short: ['DevRel'], english: ['developer relations'] },
  { titles: ['Executive Search Lead'], english: ['headhunter'] },
  { titles: ['Editor-in-Chief'], foreign: ['Chefredakteur', 'rédacteur en chef', 'redactor jefe'] },
  { titles: ['Publisher'], foreign: ['Verleger'] },
  { titles: ['Plant Manager'], english: ['factory manager'], foreign: ['Werksleiter', 'directeur d’usine'] },
  { titles: ['Product Designer'], foreign: ['Produktdesigner', 'diseñador de producto'] },
  { titles: ['Data Scientist'], foreign: ['Datenwissenschaftler'] },
  { titles: ['Quality Manager'], foreign: ['Qualitätsmanager', 'responsable qualité'] },
  { titles: ['Quality Engineer'], foreign: ['Qualitätsingenieur', 'ingénieur qualité'] },
  { titles: ['Credit Analyst'], foreign: ['Kreditanalyst', 'analyste crédit'] },
  { titles: ['Chief of Staff'], foreign: ['directeur de cabinet'] },
  { titles: ['Security Architect'], foreign: ['Sicherheitsarchitekt'] },
  { titles: ['Director of Nursing'], foreign: ['Pflegedirektorin'] },
]
