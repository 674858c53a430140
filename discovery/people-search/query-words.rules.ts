import type { Seniority } from '@wellmet/connections/people-data/people-data.contract.ts'
import { fold } from '@wellmet/identity/names/words.rules.ts'

/** What a level is called. `bare`: the word says nothing but the level, so what remains is the role. */
const levels: readonly [Seniority, 'bare' | 'whole', string][] = [
  ['cxo', 'whole', 'ceo cto cfo coo cmo cpo cio ciso cro chro cdo cxo president geschäftsführer'],
  ['vp', 'bare', 'vp svp evp avp vice_president'],
  ['director', 'bare', 'director head leiter directeur'],
  ['manager', 'whole', 'manager'],
  ['senior', 'bare', 'senior sr lead principal staff'],
  ['entry', 'bare', 'junior jr graduate entry_level'],
  ['training', 'whole', 'intern trainee apprentice'],
  ['owner', 'whole', 'founder cofounder co_founder owner founding_partner'],
  ['partner', 'whole', 'partner general_partner managing_partner venture_partner'],
]

const roles = `account accountant accounting administrator advisor ai analyst analytics angel architect art assistant associate
 attorney auditor backend board brand broker business buyer ceo_office chair chairman chief_of_staff clinical cloud coach
 communications community compliance consultant consulting content controller copywriter corporate counsel creative crypto
 customer data demand_generation design designer developer devops digital doctor ecommerce economist editor education
 engineer engineering enterprise events evangelist executive facilities finance financial frontend fullstack fundraising
 go_to_market governance growth hardware hr human_resources infrastructure innovation insights insurance investment investor
 it journalist lawyer learning legal logistics machine_learning maintenance manufacturing marketing mechanical media
 medical member merchandising mobile network nurse officer operations organisation organization partnerships payments people
 performance photographer physician planning platform policy pr principal_engineer privacy procurement producer product
 production professor program programme project public_relations purchasing quality quant receptionist recruiter recruiting
 regulatory relations reporter research researcher revenue risk sales scientist scrum_master seo security solutions
 specialist sre strategist strategy success supply_chain support sustainability talent tax teacher tech technical
 technician technology trader trading training treasurer treasury underwriter user_experience ux venture_capital web writer
 executive_assistant cso software`

/** Places that are typed without "in". Those that are people's names as well count only beside something else. */
const places = `aarhus abu_dhabi africa amsterdam antwerp argentina asia athens atlanta auckland austin australia austria
 bangalore bangkok barcelona basel beijing belgium bengaluru berlin bern birmingham boston brazil brisbane bristol brussels
 bucharest budapest buenos_aires california cambridge canada cape_town chicago chile china cologne colombia copenhagen
 croatia czechia dallas delhi denmark denver detroit dubai dublin düsseldorf edinburgh egypt england estonia eu europe
 finland florida france frankfurt geneva germany ghent ghana glasgow gothenburg greece hamburg helsinki hong_kong houston
 hungary hyderabad iceland india indonesia ireland israel istanbul italy jakarta japan johannesburg kenya kigali korea
 krakow kuala_lumpur lagos latin_america leeds lima lisbon london los_angeles luxembourg lyon madrid malaysia malmö
 manchester manila marseille melbourne mexico mexico_city miami milan minneapolis montreal moscow mumbai munich münchen
 nairobi netherlands new_delhi new_jersey new_york new_york_city new_zealand nigeria norway nyc oslo oxford palo_alto paris
 peru philadelphia philippines phoenix poland porto portland portugal prague qatar remote riga riyadh romania rome
 rotterdam russia salt_lake_city san_diego san_francisco san_jose santiago sao_paulo saudi_arabia scandinavia scotland
 seattle seoul serbia shanghai shenzhen silicon_valley singapore slovakia slovenia sofia south_africa spain stockholm
 stuttgart sweden switzerland sydney tallinn taiwan tel_aviv texas thailand tokyo toronto turin turkey uae uk ukraine
 united_kingdom united_states us usa valencia vancouver vienna vietnam vilnius wales warsaw washington wien zagreb zurich
 zürich`

/** How companies end, where nothing else says that it is one. */
const companyEndings = `ag bank bv capital co company consulting corp corporation foundation fund gmbh group holding holdings
 inc industries institute international labs limited llc llp ltd media networks nv oy partners plc sa se software solutions
 studio studios systems technologies technology university ventures vc works`

/** What a question is made of beside what it asks for. */
const fillers = `a an any anybody anyone are based contact find for give i is know knows list living lives looking me
 my people person search show somebody someone that the to who whom with work working works`

const listed = (text: string): Set<string> => new Set(text.split(/\s+/).map((word) => fold(word)))

export const levelOf: ReadonlyMap<string, { level: Seniority; isBare: boolean }> = new Map(
  levels.flatMap(([level, kind, words]) =>
    words.split(' ').map((word) => [fold(word), { level, isBare: kind === 'bare' }] as const),
  ),
)
export const roleWords = listed(roles)
export const placeNames = listed(places)
export const companyWords = listed(companyEndings)
export const fillerWords = listed(fillers)

/** The longest of any list, in words. */
export const mostWordsOfAName = 3

/** Parts of a family name that stand before it. */
export const particles = listed('al ben bin da de del della den der di do dos du el la le st ten ter van von y zu')
