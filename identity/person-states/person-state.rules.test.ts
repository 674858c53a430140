import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { describe, expect, test } from 'vitest'
import { companyStateOf, companyStateWords } from './company-state.rules.ts'
import { asTarget, personStateOf, type OwnFacts, type PersonFacts } from './person-state.rules.ts'
import { StateName, type PersonState } from './person-states.contract.ts'
import type { RequestFacts } from './request-state.rules.ts'
import { sampleNow as now, sampleStates } from './sample-states-for-tests.ts'

const dates = [null, addDays(now, -120), addDays(now, -6), addDays(now, 6)] as const
const stages: readonly RequestFacts['stage'][] = [
  'drafted',
  'awaiting_connector',
  'connector_replied',
  'intro_sent',
  'target_replied',
  'meeting_booked',
  'converted',
  'declined',
  'cancelled',
]
const replies = [null, 'introduce', 'ask_target', 'name_drop'] as const
const roles = ['asker', 'connector', 'follower'] as const
const freshnesses = ['fresh', 'warm', 'cooling', 'dormant', 'unknown'] as const
const familiarities = [null, 'well', 'somewhat', 'barely'] as const
const endings = [null, 'asker', 'connector', 'silence', 'other'] as const

const owns: readonly (OwnFacts | null)[] = [
  null,
  ...freshnesses.flatMap((freshness) =>
    familiarities.map((familiarity) => ({
      freshness,
      familiarity,
      lastAt: freshness === 'unknown' ? null : addDays(now, -60),
    })),
  ),
]
const paths: readonly PersonFacts['path'][] = [false, true].flatMap((isDoubtful) =>
  [true, false].map((canAsk) => ({
    via: { id: 'k', name: 'Kofi' },
    chance: 0.2,
    isRated: !isDoubtful,
    isDoubtful,
    canAsk,
    from: null,
  })),
)

const request: RequestFacts = {
  requestId: 'r',
  role: 'asker',
  askerName: 'Jonas Weber',
  connectorName: 'Kofi Mensah',
  stage: 'drafted',
  repliedWith: null,
  askedAt: addDays(now, -8),
  repliedAt: addDays(now, -7),
  targetAskedAt: null,
  sentAt: null,
  meetingAt: null,
  settledAt: null,
  scheduledFor: null,
  snoozedUntil: null,
  overdueAt: null,
  endedBy: null,
  hasMet: false,
  isPassedOn: false,
  changedAt: addDays(now, -6),
}

const ends = (stage: RequestFacts['stage']): boolean => stage === 'declined' || stage === 'cancelled'

/** Stage × reply × dates × role of the viewer. Dates that no rule compares with each other vary together. */
function* everyRequest(): Generator<RequestFacts> {
  for (const stage of stages)
    for (const role of roles)
      for (const repliedWith of replies)
        for (const a of dates)
          for (const b of dates.slice(0, 3))
            for (const hasMet of ends(stage) ? [false, true] : [false])
              for (const endedBy of ends(stage) ? endings : [null])
                yield {
                  ...request,
                  stage,
                  role,
                  repliedWith,
                  hasMet,
                  endedBy,
                  scheduledFor: a,
                  snoozedUntil: a,
                  meetingAt: a,
                  settledAt: a,
                  targetAskedAt: b,
                  overdueAt: b,
                  sentAt: b,
                }
}

const nobody: Omit<PersonFacts, 'requests' | 'own' | 'path'> = {
  name: 'Meera Raghunathan',
  isViewer: false,
  isTeammate: false,
  teammateAsk: null,
  isTarget: false,
}
const open = (stage: RequestFacts['stage']): boolean => !['converted', 'declined', 'cancelled'].includes(stage)
const place = ({ state }: PersonState): number => StateName.options.indexOf(state)

describe('stage × reply × dates × familiarity × role of the viewer', () => {
  test('gives exactly one row each, and no open request falls through', () => {
    const surroundings = [...owns.map((own) => ({ own, path: null })), ...paths.map((path) => ({ own: null, path }))]
    const without = surroundings.map((around) => personStateOf({ ...nobody, ...around, requests: [] }, now))
    const seen = new Set(without.map(({ state }) => state))
    const wrong: string[] = []
    let count = 0
    for (const one of everyRequest())
      for (const [at, around] of surroundings.entries()) {
        const state = personStateOf({ ...nobody, ...around, requests: [one] }, now)
        count += 1
        seen.add(state.state)
        // The request says it, or everything is as if there were none: nothing in between.
        const isAsWithout = JSON.stringify(state) === JSON.stringify(without[at])
        const isFromRequest = state.requestId === 'r' && place(state) < place(without[at]!)
        const fallsThrough = open(one.stage) && one.role === 'asker' && !isFromRequest
        if (isAsWithout === isFromRequest || fallsThrough) wrong.push(`${state.state}: ${JSON.stringify(one)}`)
      }
    console.info(`person states: ${count} combinations, ${seen.size} states`)
    expect(wrong.slice(0, 3)).toEqual([])
    expect(count).toBe((7 + 2 * 10) * 3 * 4 * 12 * 25)
    expect(StateName.options.filter((name) => !seen.has(name))).toEqual(['you', 'teammate', 'no_path'])
  })

  test('nobody else is asked while a request waits for an answer that is not late', () => {
    const asking = new Set<string>([
      'ask',
      'ask_next',
      'ask_someone_else',
      'check_first',
      'try_another_path',
      'ask_again',
    ])
    for (const one of everyRequest()) {
      const isLate = one.overdueAt !== null && one.overdueAt <= now
      if (one.role !== 'asker' || !open(one.stage) || isLate) continue
      const { state, first, also } = personStateOf({ ...nobody, own: null, path: paths[0]!, requests: [one] }, now)
      if (state === 'later' || state === 'draft' || state === 'scheduled') continue
      expect([first, ...also].filter((action) => action && asking.has(action.does))).toEqual([])
    }
  })
})

test('every state has a sample, and every sample its row of the table', () => {
  const found = sampleStates.map(([, facts]) => personStateOf(facts, now).state)
  expect([...new Set(found)].toSorted()).toEqual(StateName.options.toSorted())
  expect(found.map((state) => StateName.options.indexOf(state))).toEqual(
    found.map((state) => StateName.options.indexOf(state)).toSorted((a, b) => a - b),
  )
})

test('of several requests the first row of the table counts, and of one row the newest', () => {
  const said = (stage: RequestFacts['stage'], connectorName: string, days: number) => ({
    ...request,
    stage,
    connectorName,
    requestId: connectorName,
    askedAt: addDays(now, -days),
    settledAt: addDays(now, -days),
  })
  const requests = [said('declined', 'Kofi', 3), said('awaiting_connector', 'Ana', 2), said('declined', 'Bo', 1)]
  expect(personStateOf({ ...nobody, own: null, path: null, requests }, now).requestId).toBe('Ana')
  const ended = requests.filter(({ stage }) => stage === 'declined')
  expect(personStateOf({ ...nobody, own: null, path: null, requests: ended }, now).requestId).toBe('Bo')
})

test('a no and an end are said for 90 days', () => {
  const said = (days: number, stage: 'declined' | 'cancelled') =>
    personStateOf(
      {
        ...nobody,
        own: null,
        path: paths[0]!,
        requests: [{ ...request, stage, settledAt: addDays(now, -days), endedBy: 'silence' }],
      },
      now,
    ).state
  expect([said(89, 'declined'), said(90, 'declined')]).toEqual(['said_no', 'reachable'])
  expect([said(89, 'cancelled'), said(90, 'cancelled')]).toEqual(['ended', 'reachable'])
})

test('somebody on a list is not offered to be added again', () => {
  const stranger = personStateOf({ ...nobody, own: null, path: null, requests: [] }, now)
  expect(stranger.first).toEqual({ does: 'add_target' })
  expect(asTarget(stranger)).toMatchObject({ state: 'no_path', first: { does: 'open_a_path' } })
  const known = personStateOf({ ...nobody, own: owns[1]!, path: null, requests: [] }, now)
  expect(asTarget(known)).toBe(known)
})

test('a company has the best state among its people, with how many are in which', () => {
  const state = companyStateOf(['reachable', 'waiting_for_connector', 'reachable', 'introduced', 'later'])
  expect(state?.state).toBe('introduced')
  expect(companyStateWords(state!)).toEqual(['1 introduced', '2 waiting'])
  expect(companyStateOf([])).toBeNull()
})
