import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { Id, Name, Nothing, Page, Timestamp } from '@wellmet/platform/contract/shapes.ts'
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
  })
  .meta({ id: 'MissionProgress', description: 'By the best way to each target, as of now' })
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
    creates: true,
  },
  show: {
    route: 'GET /api/network/missions/:id',
    access: 'viewer',
    summary: 'One of my missions',
    reply: Mission,
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
