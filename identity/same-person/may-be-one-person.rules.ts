import { compareNames } from './compare-names.rules.ts'
import { nameShares } from './name-shares.rules.ts'
import { comparableFacts, type ComparableFacts, type PersonFacts } from './person-facts.rules.ts'
import { weighEvidence, type Frequencies } from './weigh-evidence.rules.ts'

/** As if nothing were known but the names that we ship: fit for a few pairs, without reading all contacts. */
const ofShippedNames: Frequencies = {
  entries: 2000,
  names: nameShares(new Map(), 0),
  placeShare: () => 0.01,
  isLargePlace: () => false,
  titleShare: () => 0.05,
  locationShare: () => 0.05,
  holders: () => 0,
}

export type KnownFacts = Pick<PersonFacts, 'name'> & Partial<PersonFacts>

const blank = {
  id: '',
  phones: [],
  profile: null,
  company: null,
  title: null,
  location: null,
  formerCompanies: [],
}

/**
 * Whether two entries may be one person, by what is given of each. Two whole names that agree are enough, whatever else
 * differs: nobody is asked to introduce somebody to themselves.
 */
export function mayBeOnePerson(a: KnownFacts, b: KnownFacts): boolean {
  const weight = weighEvidence(withDefaults(a), withDefaults(b), ofShippedNames)
  return (weight.name.shared > 1 && weight.name.kind !== 'partly') || weight.bits >= 0
}

/** Two entries of one person, as far as name, title and company tell. */
type Described = Pick<PersonFacts, 'name' | 'title' | 'company'>

/**
 * `mayBeOnePerson` for thousands of pairs. Each name is read once. Two names without a word in common are two people: no
 * title and no company makes up for it, so neither is read.
 */
export function comparingPeople(): (a: Described, b: Described) => boolean {
  const known = new Map<string, ComparableFacts>()
  const read = (name: string): ComparableFacts => {
    const facts = known.get(name) ?? withDefaults({ name })
    known.set(name, facts)
    return facts
  }
  return (a, b) => {
    const [one, other] = [read(a.name), read(b.name)]
    const areNamed = one.words.length > 0 && other.words.length > 0
    if (areNamed && compareNames(one, other, ofShippedNames.names).shared === 0) return false
    return mayBeOnePerson(
      { name: a.name, title: a.title, company: a.company },
      { name: b.name, title: b.title, company: b.company },
    )
  }
}

/** People without a name have their address as the name. */
const withDefaults = (facts: KnownFacts): ComparableFacts =>
  comparableFacts({ ...blank, emails: facts.name.includes('@') ? [facts.name] : [], ...facts })
