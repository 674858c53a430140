import { fold } from '../names/words.rules.ts'

/** Bits of what a title says about somebody. */
export const personKinds = { founder: 1, investor: 2 } as const

const founding = /\b(?:co ?)?(?:founder|founding partner|fondateur|grunder|fundador|fondatore)\b/
const investing = /\b(?:investor|venture capital|venture partner|angel|limited partner|general partner)\b/
const house = /\b(?:ventures?|capital|partners|equity|vc|angels|fund|investments?)\b/
const ofAHouse = /\b(?:partner|principal|associate|analyst|managing director)\b/
/** Banks and software makers are called Capital too. */
const ofAnother = /\b(?:engineer|developer|designer|scientist|architect|product|software|data|sales|risk)\b/

/** "Founder" in a title is a founder; an investor says so, or is a partner of a house that invests. */
export function kindOf(title: string | null, company: string | null): number {
  const role = fold(title ?? '')
  if (role === '') return 0
  const invests =
    investing.test(role) || (ofAHouse.test(role) && !ofAnother.test(role) && house.test(fold(company ?? '')))
  return (founding.test(role) ? personKinds.founder : 0) | (invests ? personKinds.investor : 0)
}
