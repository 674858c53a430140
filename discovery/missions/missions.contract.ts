import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { onceOnly } from '@wellmet/platform/contract/idempotency.plug-in.ts'
import { Id, Name, Nothing, Page, Timestamp } from '@wellmet/platform/contract/shapes.ts'
import { ReachablePerson } from '@wellmet/graph/paths/paths.contract.ts'
import { EarlierAsk } from '../earlier-asks/earlier-asks.contract.ts'
import { SavedListKind, CompanyName } from '../lists/saved-lists.contract.ts'

export const MissionState = z.enum(['open', 'done', 'archived'])
export type MissionState = z.infer<typeof MissionState>

export const MissionProgress = z
  .object({
    total: z.int().meta({ description: 'People and companies that are targets, each once' }),
    counted: z.int().meta({ description: 'Of how many of them the best way was looked up: all, up to 500' }),
    verified: z.int(),
    probable: z.int(),
    inferred: z.int(),
    none: z.int().meta({ description: 'Without a way, or out of sight' }),
    asked: z.int().meta({ description: 'Targets that somebody was asked about; of a company, anybody there' }),
    accepted: z.int().meta({ description: 'Targets for which a connector said yes' }),
    introduced: z.int(),
    met: z.int(),
    booked: z.int().meta({ description: 'Targets with a meeting that is booked, and none that has been' }),
  })
  .meta({ id: 'MissionProgress', description: 'By the best way to each target as of now, and by what was asked' })
export type MissionProgress = z.infer<typeof MissionProgress>

export const Mission = z
  .object({
    id: Id,
    title: z.string(),
    state: MissionState,
    dueOn: z.iso.date().nullable(),
    roles: z
      .array(z.string())
      .meta({ description: 'Wanted roles; while it is open, they raise companies that have them' }),
    savedLists: z.array(z.object({ listId: Id, name: z.string(), kind: SavedListKind, items: z.int() })),
    people: z
      .array(z.object({ personId: Id, name: z.string() }))
      .meta({ description: 'Named as they were when they became targets' }),
    companies: z.array(z.object({ companyId: Id, name: z.string() })),
    progress: MissionProgress,
    createdAt: Timestamp,
    changedAt: Timestamp,
  })
  .meta({ id: 'Mission' })
export type Mission = z.infer<typeof Mission>

export const MissionPerson = ReachablePerson.omit({ freshness: true })
  .extend({ hasWantedTitle: z.boolean().meta({ description: 'Their title is one that the mission wants' }) })
  .meta({ id: 'MissionPerson' })
export type MissionPerson = z.infer<typeof MissionPerson>

const target = {
  name: z.string(),
  lists: z.array(z.string()).meta({ description: 'Names of the saved lists of the mission that it is on' }),
  asks: z.array(EarlierAsk).meta({ description: 'Newest first' }),
}

export const missionSteps = ['targets', 'reachable', 'asked', 'introduced', 'met'] as const
export const MissionStep = z.enum(missionSteps)
export type MissionStep = z.infer<typeof MissionStep>

export const FunnelTarget = z
  .object({ kind: z.enum(['person', 'company']), id: Id, name: z.string() })
  .meta({ id: 'FunnelTarget' })
export type FunnelTarget = z.infer<typeof FunnelTarget>

export const MissionTargets = z
  .object({
    funnel: z
      .array(z.object({ step: MissionStep, targets: z.array(FunnelTarget) }))
      .meta({ description: 'The targets that have come so far, step by step; of the first 500' }),
    people: z
      .array(
        z.object({
          ...target,
          personId: Id,
          person: MissionPerson.nullable().meta({ description: 'Null when they are out of sight' }),
        }),
      )
      .meta({ description: 'Best path first' }),
    companies: z
      .array(
        z.object({
          ...target,
          companyId: Id,
          peopleCount: z.int().meta({ description: 'Within reach there' }),
          known: z
            .object({ count: z.int(), people: z.array(MissionPerson) })
            .meta({ description: 'My own contacts there: how many, and the first five, wanted titles first' }),
          directoryCount: z.int().meta({
            description:
              'Others whom the public directory lists there, whether or not there is a way to them; up to 300',
          }),
          hasWantedTitle: z.boolean().nullable().meta({
            description:
              'Whether somebody within reach there has a wanted title; null where none is wanted, or not all were looked at',
          }),
          people: z
            .array(MissionPerson)
            .meta({ description: 'The first five: wanted titles first, and among them the best path first' }),
        }),
      )
      .meta({ description: 'In the order in which they became targets' }),
    roles: z.array(
      z.object({
        role: z.string(),
        people: z
          .array(MissionPerson)
          .meta({ description: 'Within reach at any company, the first five in the order of the search' }),
      }),
    ),
    left: z.int().meta({ description: 'How many further targets are not listed here' }),
  })
  .meta({ id: 'MissionTargets' })
export type MissionTargets = z.infer<typeof MissionTargets>

const Role = Name.refine((role) => /[\p{L}\p{N}]/u.test(role), 'needs a letter or a digit')

const targets = {
  dueOn: z.iso.date().nullable(),
  roles: z.array(Role).max(10),
  listIds: z.array(Id).max(10),
  personIds: z.array(Id).max(50),
  companies: z.array(CompanyName).max(50).meta({ description: 'Their names; nobody there need be in sight' }),
}

export const NewMission = z.strictObject({
  title: Name,
  dueOn: targets.dueOn.default(null),
  roles: targets.roles.default([]),
  listIds: targets.listIds.default([]),
  personIds: targets.personIds.default([]),
  companies: targets.companies.default([]),
})
export type NewMission = z.infer<typeof NewMission>

export const MissionChange = z.strictObject({ title: Name, state: MissionState, ...targets }).partial()
export type MissionChange = z.infer<typeof MissionChange>

export const mostMissions = 50

export const missions = contract('network', {
  list: {
    route: 'GET /api/network/missions',
    access: 'viewer',
    summary: 'My missions with how far their targets are within reach: open ones first, then the newest',
    reply: Page(Mission),
  },
  create: {
    route: 'POST /api/network/missions',
    access: 'member',
    summary: 'Begin a mission; only I see it',
    body: NewMission,
    reply: Mission,
    status: 201,
    plugIns: [onceOnly],
  },
  show: {
    route: 'GET /api/network/missions/:id',
    access: 'viewer',
    summary: 'One of my missions',
    reply: Mission,
  },
  targets: {
    route: 'GET /api/network/missions/:id/targets',
    access: 'viewer',
    summary: 'Whom I can reach for each target of a mission, who was asked, and what came of it',
    reply: MissionTargets,
  },
  update: {
    route: 'PATCH /api/network/missions/:id',
    access: 'member',
    summary: 'Change a mission; a list that is given takes the place of the one before',
    body: MissionChange,
    reply: Mission,
  },
  remove: {
    route: 'DELETE /api/network/missions/:id',
    access: 'member',
    summary: 'Delete a mission; collections stay',
    reply: Nothing,
    status: 204,
  },
})
