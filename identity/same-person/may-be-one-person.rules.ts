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

/** Somebody without a name is called by their address. */
const withDefaults = (facts: KnownFacts): ComparableFacts =>
  comparableFacts({ ...blank, emails: facts.name.includes('@') ? [facts.name] : [], ...facts })
