import type { Tx } from '@wellmet/platform/database/connection.ts'
import { utcDay } from '@wellmet/platform/values/days.rules.ts'
import { comparingPeople } from '@wellmet/identity/same-person/may-be-one-person.rules.ts'
import { firstOf } from '@wellmet/platform/values/present.rules.ts'
import type { ViewerContext } from '@wellmet/identity/person-keys/person-ids.ts'
import type { CorrectedSteps, UnusedSteps } from '../step-corrections/find-corrected-steps.ts'
import { confidenceFormula, directDays } from './formula.rules.ts'
import { chanceOfColleagues, chanceOfFormerColleagues } from './path-edges.ts'
import {
  listConnectors,
  listGoBetweens,
  listTargetEmployers,
  type ConnectorRow,
  type Employer,
  type IntermediaryRow,
} from './paths.store.ts'
import { leadsToThemselves, withoutThemselves } from './themselves.rules.ts'
import { isOfATeammate } from './visibility.rules.ts'

/** Who is known to stand between the viewer and a person. */
export interface Connections {
  personId: string
  /** What is known of them, the viewer's own words first, the directory's last. Members among them are connectors. */
  rows: ConnectorRow[]
  /** Contacts of the viewer who seem to know them. */
  intermediaries: IntermediaryRow[]
  /** In touch both ways within two years, known by the viewer's own word, or in the same team: nobody else is needed. */
  isInTouch: boolean
  /** They are a member of the viewer's workspace themselves. */
  isTeammate: boolean
}

/**
 * In two statements. Somebody of whom nothing may be seen is not in the answer; somebody in the directory is. The viewer
 * is not, although a teammate may have them as a contact: nobody needs a path to themselves. Nobody stands between the
 * viewer and an entry that may be their own: every path is made of what this returns.
 */
export async function findConnections(
  tx: Tx,
  { services, viewer }: ViewerContext,
  people: string[],
  { most, corrected }: { most: number; corrected: CorrectedSteps | Promise<CorrectedSteps> },
): Promise<Map<string, Connections>> {
  const today = utcDay(services.now())
  const [{ unused, knownWell }, connectors] = await Promise.all([corrected, listConnectors(tx, { people })])
  const isOne = comparingPeople()
  const found = connectors.map((row) =>
    row.kind === 'unused' || leadsToThemselves(row, isOne) ? asUnused(row) : withoutUnused(row, unused),
  )
  const others = [...Map.groupBy(found, (row) => row.personId)].filter(
    ([, rows]) => !rows.some(({ memberId }) => memberId === viewer.userId),
  )
  const known = others.map(([personId, rows]) => {
    const isTeammate = rows.some(({ memberId }) => memberId !== null)
    return {
      personId,
      rows: rows.toSorted(ownFirst),
      isInTouch: isTeammate || rows.some((row) => row.kind === 'self' && needsNobody(row, today)),
      isTeammate,
    }
  })
  const apart = known.filter(({ isInTouch }) => !isInTouch)
  const { from: unusedFrom, to: unusedTo } = unused.betweenPeople
  const employers = await findEmployers(tx, apart)
  const between =
    apart.length === 0
      ? []
      : await listGoBetweens(tx, {
          ...targetsOf(apart),
          ...columnsOf(employers),
          most: most + spare,
          unusedFrom,
          unusedTo,
          saidFrom: knownWell.betweenPeople.from,
          saidTo: knownWell.betweenPeople.to,
          chanceSaid: confidenceFormula.said,
        })
  const intermediaries = Map.groupBy(
    between.map((row) => ({ ...row, employer: employerIn(employers, row) })),
    ({ target }) => target,
  )
  return new Map(
    known.map((one) => {
      const others = withoutThemselves(firstOf(one.rows), intermediaries.get(one.personId) ?? [], most, isOne)
      return [one.personId, { ...one, intermediaries: others }]
    }),
  )
}

/** Of targets whom the viewer added: their employers are what the viewer said of them, and nothing else is known. */
async function findEmployers(tx: Tx, apart: readonly Pick<Connections, 'personId' | 'rows'>[]): Promise<Employer[]> {
  const targets = apart.filter(({ rows }) => rows.some(({ kind }) => kind === 'target')).map(({ personId }) => personId)
  if (targets.length === 0) return []
  const rows = await listTargetEmployers(tx, { targets })
  return rows
    .map((row) => ({ ...row, chance: chanceOfFormerColleagues(row.people) }))
    .filter(({ chance }) => chance > 0)
}

const columnsOf = (employers: readonly Employer[]) => ({
  employedTargets: employers.map(({ target }) => target),
  employers: employers.map(({ companyId }) => companyId),
  employerChances: employers.map(({ chance }) => chance),
})

const employerIn = (
  employers: readonly Employer[],
  { target, employerId }: { target: string; employerId: string | null },
): Employer | null => employers.find((one) => one.target === target && one.companyId === employerId) ?? null

/** Entries that may be the target's own are left out afterwards; more of them than this leave fewer paths. */
const spare = 5

const needsNobody = ({ isTwoWay, lastDay, familiarity }: ConnectorRow, today: number): boolean =>
  (isTwoWay && lastDay !== null && today - lastDay <= directDays) ||
  familiarity === 'well' ||
  familiarity === 'somewhat'

/** What a teammate knows of somebody stays to be read, where the viewer may; as a step it is gone. */
const withoutUnused = (row: ConnectorRow, unused: UnusedSteps): ConnectorRow =>
  isOfATeammate(row) && row.userId !== null && unused.has({ userId: row.userId }, row.personId) ? asUnused(row) : row

const asUnused = (row: ConnectorRow): ConnectorRow => ({
  ...row,
  kind: 'unused',
  trustWeight: 0,
  strength: null,
  isTwoWay: false,
  lastDay: null,
})

const targetsOf = (apart: readonly Pick<Connections, 'personId' | 'rows'>[]) => ({
  targets: apart.map(({ personId }) => personId),
  companies: apart.map(({ rows }) => firstOf(rows).companyId),
  chances: apart.map(({ rows }) => chanceOfColleagues(firstOf(rows).companySize)),
})

/**
 * The viewer's own contact where there is one: their own words for somebody come first. What they said of a target counts
 * where nobody in sight has them, before the directory.
 */
const ownFirst = (a: ConnectorRow, b: ConnectorRow): number =>
  Number(b.kind === 'self') - Number(a.kind === 'self') ||
  Number(a.kind === 'directory') - Number(b.kind === 'directory') ||
  Number(a.kind === 'target') - Number(b.kind === 'target') ||
  b.trustWeight * (b.strength ?? 0) - a.trustWeight * (a.strength ?? 0) ||
  ((a.userId ?? '') < (b.userId ?? '') ? -1 : 1)
