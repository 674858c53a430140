import { inferredFormula } from '@wellmet/contacts/relationships/formula.rules.ts'
import type { Overlap } from '@wellmet/contacts/relationships/overlap.rules.ts'
import { recompute, step, type Step } from '@wellmet/contacts/relationships/breakdown.rules.ts'
import { numberWords } from '@wellmet/platform/values/wording.rules.ts'

/** Null where nothing is known: neither for nor against. */
type Same = boolean | null

export interface SharedEmployer {
  readonly ref: string
  readonly company: string
  readonly people: number | null
  readonly overlap: Overlap
  readonly sameDepartment: Same
  readonly samePlace: Same
}

interface SharedSchool {
  readonly ref: string
  readonly students: number | null
  readonly overlap: Overlap
  readonly sameField: Same
}

interface SharedCommunity {
  readonly ref: string
  readonly members: number | null
}

const acquaintances = ({ months }: Overlap): number =>
  inferredFormula.acquaintances * (1 - 2 ** (-months / inferredFormula.acquaintanceHalfLifeMonths))

const fading = ({ endedMonthsAgo }: Overlap): number => 2 ** (-endedMonthsAgo / inferredFormula.formerHalfLifeMonths)

const among = (people: number | null, assumed: number): number => Math.max(1, (people ?? assumed) - 1)

/** 1 - e^(-known/others): of `others` people one comes to know so many, and the second is any one of them. */
const chanceSteps = (lead: Step[], others: number, fade: number, atMost: number): Step[] => [
  ...lead,
  step({ do: 'divide', by: others }, `The other is one of ${numberWords(others)}.`),
  step({ do: 'saturate' }, 'The chance that the two met.'),
  step({ do: 'multiply', by: fade }, 'Less the longer ago it ended.'),
  step({ do: 'scale', by: 1000 }, 'Counted in thousandths.'),
  step({ do: 'at-most', by: atMost }, 'Nobody saw them together.'),
]

/** The number without its words is worked out by the same steps. */
const chanceBy =
  <S>(steps: (shared: S) => Step[]) =>
  (shared: S): number =>
    recompute({ steps: steps(shared) })

type EmployerFacts = Omit<SharedEmployer, 'company'>

function employerSteps({ overlap, people, ref, sameDepartment, samePlace }: EmployerFacts): Step[] {
  const lead = [
    step({ do: 'add', by: acquaintances(overlap) }, 'People one comes to know at work in that time.', [ref]),
  ]
  if (sameDepartment !== null)
    lead.push(
      sameDepartment
        ? step({ do: 'multiply', by: inferredFormula.sameDepartment }, 'Both were in the same department.')
        : step({ do: 'multiply', by: inferredFormula.otherDepartment }, 'They were in different departments.'),
    )
  if (samePlace !== null)
    lead.push(
      samePlace
        ? step({ do: 'multiply', by: inferredFormula.samePlace }, 'Both were at the same place.')
        : step({ do: 'multiply', by: inferredFormula.otherPlace }, 'They were at different places.'),
    )
  return chanceSteps(
    lead,
    among(people, inferredFormula.unknownCompanySize),
    fading(overlap),
    inferredFormula.employerAtMost,
  )
}
/**
 * Chance that two colleagues know each other: 1 - exp(-K(m) d p / (n - 1)) x 2^(-months since / 60), with
 * K(m) = 150 (1 - 2^(-m/12)) people met in m months, d for the department, p for the place (docs/ranking.md).
 * 40 people and two years give 0.94; 50,000 people 0.002.
 */
export const employerChance = chanceBy(employerSteps)

function schoolSteps({ overlap, students, ref, sameField }: SharedSchool): Step[] {
  const lead = [step({ do: 'add', by: acquaintances(overlap) }, 'People one comes to know there in that time.', [ref])]
  if (sameField === true) lead.push(step({ do: 'multiply', by: inferredFormula.sameField }, 'They studied the same.'))
  return chanceSteps(
    lead,
    among(students, inferredFormula.unknownSchoolSize),
    fading(overlap),
    inferredFormula.schoolAtMost,
  )
}
/** As for employers, with the students as the crowd; at most 0.15, since a school alone is never a path. */
export const schoolChance = chanceBy(schoolSteps)

function communitySteps({ ref, members }: SharedCommunity): Step[] {
  const lead = [step({ do: 'add', by: inferredFormula.communityAcquaintances }, 'Members one comes to know.', [ref])]
  return chanceSteps(lead, among(members, inferredFormula.unknownCommunitySize), 1, inferredFormula.communityAtMost)
}
/** 1 - exp(-30/(n - 1)), at most 0.15: members of a community know some thirty others, and it alone is never a path. */
export const communityChance = chanceBy(communitySteps)
