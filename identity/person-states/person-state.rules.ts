import { firstName } from '@wellmet/platform/values/first-name.rules.ts'
import { StateName, type PersonState, type StateAction, type StateActionName } from './person-states.contract.ts'
import { personStatesMessages as m } from './person-states.messages.ts'
import {
  requestState,
  teammateAsked,
  type Candidate,
  type RequestFacts,
  type TeammateAsk,
} from './request-state.rules.ts'

/** The best path through somebody who would be asked, as the ranking has it. */
export interface PathFacts {
  readonly via: { readonly id: string; readonly name: string }
  readonly chance: number
  /** False where a connection or an address book is all that is known of a step. */
  readonly isRated: boolean
  /** Nobody is sure that the connector knows them, or the chance is next to nothing. */
  readonly isDoubtful: boolean
  readonly canAsk: boolean
  /** From when the connector can be asked, where not now. */
  readonly from: Date | null
}

/** The viewer's own contact. */
export interface OwnFacts {
  readonly freshness: 'fresh' | 'warm' | 'cooling' | 'dormant' | 'unknown'
  /** When the two were last in touch; null where no day is known. */
  readonly lastAt: Date | null
  /** What the viewer said by hand. */
  readonly familiarity: 'well' | 'somewhat' | 'barely' | 'not_at_all' | null
}

export interface PersonFacts {
  readonly name: string
  readonly isViewer: boolean
  readonly isTeammate: boolean
  readonly requests: readonly RequestFacts[]
  /** A teammate's open ask of the connector that the caller names. Only `showOpenAsk` knows one. */
  readonly teammateAsk: TeammateAsk | null
  readonly own: OwnFacts | null
  readonly path: PathFacts | null
  /** The viewer wants to meet them: on a mission or a saved list. */
  readonly isTarget: boolean
}

const order = new Map(StateName.options.map((state, place) => [state, place]))

const plain = {
  since: null,
  waitsOn: 'nobody',
  says: null,
  requestId: null,
  first: null,
  also: [],
  never: [],
} as const satisfies Omit<Candidate, 'state'>

/**
 * Where things stand between the viewer and somebody, and what to do next: the first row of the table that applies
 * (docs/person-states.md). Every list, page, mail and notification asks this function.
 */
export const personStateOf = (facts: PersonFacts, now: Date): PersonState =>
  withPath(firstThatApplies(facts, now), facts)

/** The state of somebody who is on a list or a mission: nobody adds them again. */
export const asTarget = (state: PersonState): PersonState =>
  state.state === 'unknown' ? { ...state, ...withPath(noPathYet(), { path: null }) } : state

/** The state with what is known of a teammate's open ask: it counts unless a row above it applies. */
export const withTeammateAsk = (state: PersonState, ask: TeammateAsk): PersonState =>
  order.get(state.state)! <= order.get('teammate_asked')! ? state : withPath(teammateAsked(ask), { path: null })

function firstThatApplies(facts: PersonFacts, now: Date): Candidate {
  const { name, isViewer, isTeammate, requests, teammateAsk } = facts
  if (isViewer) return { ...plain, state: 'you', says: m.you.message(), never: ['anything'] }
  if (isTeammate)
    return {
      ...plain,
      state: 'teammate',
      says: m.teammate.message(),
      first: 'write',
      never: ['ask', 'invite', 'add_target'],
    }
  const candidates = [
    ...requests.flatMap((request) => requestState(request, name, now) ?? []),
    ...(teammateAsk ? [teammateAsked(teammateAsk)] : []),
    withoutRequest(facts),
  ]
  return candidates.toSorted(byTable)[0]!
}

/** The first row of the table; of two in the same row, the newer. */
const byTable = (a: Candidate, b: Candidate): number =>
  order.get(a.state)! - order.get(b.state)! || (b.since?.getTime() ?? 0) - (a.since?.getTime() ?? 0)

function withoutRequest({ own, path, isTarget }: PersonFacts): Candidate {
  if (own && own.familiarity !== 'not_at_all') return knownState(own)
  if (path)
    return path.isDoubtful
      ? {
          ...plain,
          state: 'hardly_reachable',
          says: path.isRated
            ? m.hardlyReachable.message({ connector: firstName(path.via.name) })
            : m.notRatedCheckFirst.message({ connector: firstName(path.via.name) }),
          first: 'check_first',
          also: ['see_paths', 'see_who_to_invite'],
        }
      : {
          ...plain,
          state: 'reachable',
          says: path.isRated
            ? m.reachable.message({ connector: firstName(path.via.name), share: shownShare(path.chance) })
            : m.reachableNotRated.message({ connector: firstName(path.via.name) }),
          first: 'ask',
          also: ['see_paths'],
        }
  if (isTarget) return noPathYet()
  return { ...plain, state: 'unknown', says: own ? m.notKnown.message() : null, first: 'add_target' }
}

const noPathYet = (): Candidate => ({
  ...plain,
  state: 'no_path',
  says: m.noPath.message(),
  first: 'open_a_path',
  also: ['import_contacts', 'invite', 'see_company'],
})

/** As it is written: in whole percent. */
const shownShare = (chance: number): number => Math.round(chance * 100) / 100

function knownState({ freshness, lastAt, familiarity }: OwnFacts): Candidate {
  if (freshness === 'fresh' || freshness === 'warm')
    return {
      ...plain,
      state: 'known',
      since: lastAt,
      says: m.known.message(),
      first: 'write',
      also: ['invite', 'ask_them'],
      never: ['introduction'],
    }
  if (lastAt && freshness !== 'unknown')
    return {
      ...plain,
      state: 'known_before',
      since: lastAt,
      says: m.knownBefore.message({ on: lastAt }),
      first: 'reconnect',
      also: ['ask_closer_teammate'],
    }
  if (familiarity)
    return {
      ...plain,
      state: 'known_by_word',
      says: m.knownByWord.message({ familiarity }),
      first: 'write',
      never: ['unlikely'],
    }
  return {
    ...plain,
    state: 'known_by_name',
    says: m.knownByName.message(),
    first: 'rate',
    also: ['write', 'see_paths'],
    never: ['unlikely'],
  }
}

/** Actions that need somebody to ask, with who that is. The ranking puts whoever can be asked now first. */
const throughPath: ReadonlySet<StateActionName> = new Set<StateActionName>([
  'ask',
  'check_first',
  'ask_next',
  'try_another_path',
])
const withPathOnly: ReadonlySet<StateActionName> = new Set<StateActionName>([
  ...throughPath,
  'ask_someone_else',
  'ask_closer_teammate',
  'see_paths',
])

function withPath(candidate: Candidate, { path }: Pick<PersonFacts, 'path'>): PersonState {
  const { since, first, also, ...rest } = candidate
  const act = (does: StateActionName): StateAction[] => {
    if (!withPathOnly.has(does)) return [{ does }]
    if (!path) return []
    if (!throughPath.has(does)) return [{ does }]
    // Somebody who cannot be asked, or not yet, is looked at instead.
    if (!path.canAsk && !path.from) return [{ does: 'see_paths' }]
    return [{ does, via: path.via, ...(path.canAsk ? {} : { from: path.from!.toISOString() }) }]
  }
  const [shown = null] = first === null ? [] : act(first)
  return {
    ...rest,
    since: since?.toISOString() ?? null,
    first: shown,
    also: also.flatMap(act).filter(({ does }) => does !== shown?.does),
    never: [...rest.never],
  }
}

const fromRequestAlone: ReadonlySet<StateName> = new Set<StateName>([
  'asked_of_you',
  'you_promised',
  'your_turn_write',
  'your_turn_answer',
  'your_turn_outcome',
  'meeting',
  'waiting_for_target',
  'scheduled',
  'draft',
  'teammate_asked',
  'succeeded',
])

/** Whether a request says it all, so that no path changes what is shown. */
export const needsNoPath = ({ state, never }: PersonState): boolean =>
  fromRequestAlone.has(state) || never.includes('ask_anyone_else')

/** Whether somebody besides the one whom the state names may be asked for an introduction now. */
export const mayAskOthers = ({ never }: Pick<PersonState, 'never'>): boolean =>
  !never.some((what) => what === 'ask_anyone_else' || what === 'ask' || what === 'introduction' || what === 'anything')

const afterIntroduction: ReadonlySet<StateName> = new Set<StateName>([
  'introduced',
  'your_turn_answer',
  'your_turn_outcome',
  'meeting',
  'succeeded',
])

/** Whether somebody introduced the two, so that nobody else has to. */
export const isIntroduced = ({ state }: Pick<PersonState, 'state'>): boolean => afterIntroduction.has(state)
