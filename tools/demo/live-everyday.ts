import { addDays } from '@wellmet/platform/values/days.rules.ts'
import type { Teammate } from '../../database/seed/demo-happenings.ts'
import { demoLists, demoMissions, type DemoList, type DemoMission } from '../../database/seed/demo-lists.ts'
import type { Moments } from '../../database/seed/demo-moments.ts'
import { personCalled } from '../../database/seed/demo-people.ts'
import { demoPassword } from '../../database/seed/demo-team.ts'
import type { DemoEvent } from './demo-events.ts'
import type { LivingTeam } from './living-team.ts'

const firstWeek = 'introductions.first-week'

interface Made {
  id: string
}

/** What goes on beside the introductions: lists, missions, rules, keys, and notifications that are read. */
export function everydayEvents(team: LivingTeam, today: Date, { at, day }: Moments): DemoEvent[] {
  const lists = new Map<string, string>()
  const on = (daysAgo: number, name: string, run: () => Promise<unknown>): DemoEvent => ({
    name,
    at: at(daysAgo, name),
    run: async () => void (await run()),
  })
  const dateIn = (days: number): string => addDays(day(0), days).toISOString().slice(0, 10)
  return [
    ...demoLists.map((list) =>
      on(list.daysAgo, `${list.owner} saves “${list.name}”`, async () => {
        lists.set(`${list.owner} ${list.name}`, await saveList(team, list))
      }),
    ),
    ...demoMissions.flatMap((mission) => {
      let made: Made
      const name = `${mission.owner} begins “${mission.title}”`
      const begins = on(mission.daysAgo, name, async () => {
        made = await begin(team, mission, lists.get(`${mission.owner} ${mission.list}`), dateIn(mission.dueInDays))
      })
      const { doneDaysAgo } = mission
      if (doneDaysAgo === undefined) return [begins]
      const ends = on(doneDaysAgo, `${mission.owner} ends “${mission.title}”`, () =>
        team.session(mission.owner).ask('PATCH', `/api/network/missions/${made.id}`, { state: 'done' }),
      )
      return [begins, ends]
    }),
    ...(['Kofi', 'Mei-Lin'] as const).map((mate) =>
      on(350, `${mate} allows more asks`, () =>
        team.session(mate).ask('PUT', '/api/introductions/connector-rules', { ...noRules, asksAMonth: 10 }),
      ),
    ),
    on(300, 'Ana sets her rules', () =>
      team.session('Ana').ask('PUT', '/api/introductions/connector-rules', {
        ...noRules,
        asksAMonth: 10,
        noGoPeople: [{ name: 'Rafael Tavares', company: 'Bridgewright' }],
      }),
    ),
    on(200, 'Ana hides a company from others', () =>
      team.session('Ana').ask('POST', '/api/network/hide-rules', { company: 'Farview Capital' }),
    ),
    on(40, 'Ana makes a key', async () => {
      await team.session('Ana').ask('POST', '/api/account/confirm', { password: demoPassword })
      await team.session('Ana').ask('POST', '/api/account/api-keys', {
        name: 'Spreadsheet of the board',
        scopes: ['network:read', 'dashboard:read'],
        expiresInDays: 180,
      })
    }),
    on(5, 'Ana invites a colleague', () =>
      team
        .session('Ana')
        .ask('POST', '/api/workspaces/current/invitations', { email: 'lea@demo.wellmet.example', role: 'member' }),
    ),
    ...(['Ana', 'Kofi', 'Mei-Lin', 'Jonas'] as const).flatMap((mate) =>
      readDays[mate].map((daysAgo) =>
        on(daysAgo, `${mate} reads what is new, ${daysAgo} days ago`, () =>
          team.session(mate).ask('POST', '/api/notifications/mark-all-read'),
        ),
      ),
    ),
    on(2, 'Kofi suggests a teammate', () =>
      team
        .session('Kofi')
        .ask('POST', '/api/workspaces/current/invitation-requests', { email: 'samir@partner.wellmet.example' }),
    ),
    on(1, 'Ana turns a playbook on, and starts it for Jonas', async () => {
      const ana = team.session('Ana')
      await ana.ask('POST', '/api/orchestrator/configure', { playbookId: firstWeek, isOn: true })
      const about = team.session('Jonas').userId
      await ana.ask('POST', `/api/orchestrator/playbooks/${firstWeek}/run`, { about })
    }),
    on(4, 'Ana drafts an ask', () => draft(team, 'Tunde Nwosu', 'Kofi', {})),
    on(3, 'Ana schedules an ask', () =>
      draft(team, 'Efua Adjei', 'Kofi', { scheduledFor: addDays(today, 4).toISOString() }),
    ),
  ]
}

const readDays: Record<Teammate, readonly number[]> = {
  Ana: [180, 60, 10],
  Kofi: [90, 9],
  'Mei-Lin': [30],
  Jonas: [45],
}

const noRules = {
  asksAMonth: null,
  batchDay: null,
  quietFrom: null,
  quietTo: null,
  noGoCompanies: [],
  noGoPeople: [],
  tellsOutcomes: true,
}

async function saveList(team: LivingTeam, { owner, name, kind, people, companies }: DemoList): Promise<string> {
  const session = team.session(owner)
  const { id } = await session.ask<Made>('POST', '/api/network/lists', { name, kind })
  const ids = await idsOf(team, owner, Object.keys(people))
  const { items } = await session.ask<{ items: (Made & { name: string })[] }>(
    'POST',
    `/api/network/lists/${id}/items`,
    {
      items: [...ids.map((personId) => ({ personId })), ...companies.map((company) => ({ company }))],
    },
  )
  for (const item of items) {
    const note = people[item.name]
    if (note) await session.ask('PATCH', `/api/network/lists/${id}/items/${item.id}`, { note })
  }
  return id
}

async function begin(
  team: LivingTeam,
  { owner, title, people, companies, roles }: DemoMission,
  list: string | undefined,
  dueOn: string,
): Promise<Made> {
  return team.session(owner).ask<Made>('POST', '/api/network/missions', {
    title,
    dueOn,
    roles,
    listIds: list === undefined ? [] : [list],
    personIds: await idsOf(team, owner, people),
    companies,
  })
}

async function idsOf(team: LivingTeam, owner: Teammate, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return []
  const found = await team.find(owner, names.map(personCalled))
  return found.map((id, i) => {
    if (id === null) throw new Error(`${owner} does not see ${names[i]}.`)
    return id
  })
}

async function draft(team: LivingTeam, target: string, via: Teammate, more: object): Promise<void> {
  const [personId] = await idsOf(team, 'Ana', [target])
  await team.session('Ana').ask('POST', '/api/dashboard/intro-requests', {
    target: { personId },
    connector: { personId: team.session(via).userId },
    message: `I build Halyard, payment software that twelve ports rely on, and our first security audit is due in spring.\n\nWould twenty minutes next week be of use to you?`,
    ...more,
  })
}
