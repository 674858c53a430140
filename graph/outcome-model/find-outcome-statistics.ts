import type { Tx } from '@wellmet/platform/database/connection.ts'
import { utcDay } from '@wellmet/platform/values/days.rules.ts'
import type { DataRoot } from '@wellmet/platform/vault/data-root.ts'
import { identityWord, type ConnectorIdentity } from './connector-identity.rules.ts'
import { introductionKeys } from './introduction-keys.ts'
import { listCounts, type CountRow } from './outcome-statistics.store.ts'
import { noStatistics, workspaceKeys, type OutcomeStatistics } from './outcome-statistics.rules.ts'

/** A way: whom to ask, null where nobody need be asked, and the person's number whom it leads to. */
export interface FoundPath {
  connector: ConnectorIdentity | null
  target: string | null
}

export type StatisticsOfPath = (foundPath: FoundPath) => OutcomeStatistics

interface Membership {
  workspaceId: string
  userId: string
}

/** What the viewer may know of how introductions by these ways turned out: one question, however many ways. */
export async function findOutcomeStatistics(
  tx: Tx,
  { services, viewer }: { services: DataRoot; viewer: Membership },
  foundPaths: readonly FoundPath[],
): Promise<StatisticsOfPath> {
  const names = namesOf(services, viewer.workspaceId)
  return readCounts(
    await listCounts(tx, { keys: [...new Set(foundPaths.flatMap((path) => valuesOf(names.keysOf(path))))] }),
    names,
  )
}

const valuesOf = ({ connector, target }: Keys): string[] => [connector, target].filter((key) => key !== undefined)

interface Keys {
  connector?: string
  target?: string
}

/** Paths share connectors and targets, so each key is made once. */
function namesOf(
  services: DataRoot,
  workspaceId: string,
): { keysOf: (foundPath: FoundPath) => Keys; stepOf: (connector: string, target: string) => string } {
  const keys = introductionKeys(services, workspaceId)
  const made = new Map<string, string>()
  const once = (word: string, make: () => string): string => {
    const key = made.get(word) ?? make()
    made.set(word, key)
    return key
  }
  return {
    keysOf: ({ connector, target }) => ({
      ...(connector ? { connector: once(identityWord(connector), () => keys.connector(connector)) } : {}),
      ...(target === null
        ? {}
        : { target: once(`target:${target}`, () => keys.target(identityWord({ person: target }))) }),
    }),
    stepOf: (connector, target) => keys.step(connector, target),
  }
}

function readCounts(rows: readonly CountRow[], { keysOf, stepOf }: ReturnType<typeof namesOf>): StatisticsOfPath {
  if (rows.length === 0) return () => noStatistics
  // A line of the viewer's own has all that they may know; the one for everybody stands in where they have none.
  const own = rows.filter(({ isOwn }) => isOwn)
  const found = new Map([...rows.filter(({ isOwn }) => !isOwn), ...own].map((row) => [`${row.about}:${row.key}`, row]))
  const get = (about: CountRow['about'], key: string | undefined): CountRow | null => {
    const row = key === undefined ? undefined : found.get(`${about}:${key}`)
    // A line of the viewer's own without outcomes hides the one for everybody.
    return row && row.asked > 0 ? row : null
  }
  const allAsks = get('asks_in_workspace', workspaceKeys.all)
  const allIntros = get('intros_in_workspace', workspaceKeys.all)
  const byKind = {
    member: kindOf(get, workspaceKeys.member),
    contact: kindOf(get, workspaceKeys.contact),
  }
  const abouts = new Set(rows.map(({ about }) => about))
  const ofStep = (about: 'denied_steps' | 'introduced_steps', { connector, target }: Keys): CountRow | null =>
    abouts.has(about) && connector !== undefined && target !== undefined ? get(about, stepOf(connector, target)) : null
  return (path) => {
    const keys = keysOf(path)
    const { connector, target } = keys
    const introduced = ofStep('introduced_steps', keys)
    return {
      asks: get('asks_of_connector', connector),
      made: get('intros_by_connector', connector),
      target: get('intros_to_target', target),
      openAsks: get('open_asks', connector)?.asked ?? 0,
      // Whoever introduced them since knows them by now.
      isDenied: introduced === null && ofStep('denied_steps', keys) !== null,
      introducedOn: introduced && utcDay(introduced.lastAt),
      allAsks,
      allIntros,
      ...(path.connector === null ? noKind : byKind['userId' in path.connector ? 'member' : 'contact']),
    }
  }
}

const noKind = { asksOfKind: null, introsOfKind: null }

const kindOf = (get: (about: CountRow['about'], key: string) => CountRow | null, key: string) => ({
  asksOfKind: get('asks_in_workspace', key),
  introsOfKind: get('intros_in_workspace', key),
})
