import { inferredFormula } from '@wellmet/contacts/relationships/formula.rules.ts'

const { acquaintances, acquaintanceHalfLifeMonths, unknownOverlapMonths } = inferredFormula

export const indirectRelationships = {
  certain: inferredFormula.strengthOfCertain,
  carrying: inferredFormula.leastCarrying,
}

/** As `chanceOfColleagues` has it: both are there now, and nothing says since when. */
export const together = {
  colleagues: inferredFormula.employerAtMost,
  met: acquaintances * (1 - 2 ** (-unknownOverlapMonths / acquaintanceHalfLifeMonths)),
  unknownSize: inferredFormula.unknownCompanySize,
}
