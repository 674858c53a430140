import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { onceOnly } from '@wellmet/platform/contract/idempotency.plug-in.ts'
import { Id, IdCursor, Name, Nothing, Page, Text, Timestamp } from '@wellmet/platform/contract/shapes.ts'
import { Path } from '@wellmet/graph/paths/paths.contract.ts'
import { PersonState } from '@wellmet/identity/person-states/person-states.contract.ts'

export const SavedListKind = z.enum(['people', 'companies', 'targets']).meta({
  description: 'targets: people and companies whom I want to reach; they decide who to invite next',
})
export type SavedListKind = z.infer<typeof SavedListKind>

export const SavedList = z
  .object({
    id: Id,
    name: z.string(),
    kind: SavedListKind,
    people: z.int(),
    companies: z.int(),
    newest: z
      .array(z.object({ itemId: Id, name: z.string() }))
      .meta({ description: 'The last three saved, by the names they were saved with' }),
    itemId: Id.nullable().meta({
      description: 'The entry of the person or company that was asked about; null when it is not in here',
    }),
    createdAt: Timestamp,
    changedAt: Timestamp,
  })
  .meta({ id: 'SavedList' })
export type SavedList = z.infer<typeof SavedList>

export const CompanyName = Name.refine((name) => /[\p{L}\p{N}]/u.test(name), 'needs a letter or a digit')

export const NewSavedList = z.strictObject({ name: Name, kind: SavedListKind })
export type NewSavedList = z.infer<typeof NewSavedList>

/** A company by its name, as anybody writes it: nobody in sight need work there yet. */
export const NewItem = z.union([z.strictObject({ personId: Id }), z.strictObject({ company: CompanyName })])
export type NewItem = z.infer<typeof NewItem>

export const SavedListItem = z
  .object({
    id: Id,
    kind: z.enum(['person', 'company']),
    personId: Id.nullable(),
    companyId: Id.nullable(),
    name: z.string().meta({ description: 'As I see it now; as it was when saved, once they are out of sight' }),
    note: z.string().nullable(),
    savedAt: Timestamp,
    reachable: z.boolean().meta({ description: 'Some way leads there now' }),
    role: z.string().nullable(),
    company: z.string().nullable(),
    location: z.string().nullable(),
    path: Path.meta({ description: 'The best; for a company the best into it' }),
    personState: PersonState.nullable().meta({ description: 'Of a person; null for a company' }),
    trustRank: z.int().min(0).max(100).nullable().meta({ description: 'Of a person within reach' }),
    peopleCount: z.int().nullable().meta({ description: 'Within reach at a company; null for a person' }),
  })
  .meta({ id: 'SavedListItem' })
export type SavedListItem = z.infer<typeof SavedListItem>

export const mostSavedLists = 100
export const mostItems = 500
const mostAtOnce = 50

export const savedLists = contract('network', {
  list: {
    route: 'GET /api/network/lists',
    access: 'viewer',
    summary: 'My collections and target lists, the last changed first',
    query: z.strictObject({
      personId: Id.optional().meta({ description: 'Says of each collection whether this person is in it' }),
      company: CompanyName.optional().meta({ description: 'The same for a company, by its name' }),
    }),
    reply: Page(SavedList),
  },
  create: {
    route: 'POST /api/network/lists',
    access: 'member',
    summary: 'Begin a collection; only I see it',
    body: NewSavedList,
    reply: SavedList,
    status: 201,
    plugIns: [onceOnly],
  },
  show: {
    route: 'GET /api/network/lists/:id',
    access: 'viewer',
    summary: 'One of my collections: its entries, the last saved first, each as I can reach it now',
    query: z.strictObject({ limit: z.int().min(1).max(100).default(50), cursor: IdCursor.optional() }),
    reply: Page(SavedListItem).extend({ savedList: SavedList }),
  },
  rename: {
    route: 'PATCH /api/network/lists/:id',
    access: 'member',
    summary: 'Rename a collection',
    body: z.strictObject({ name: Name }),
    reply: SavedList,
  },
  save: {
    route: 'POST /api/network/lists/:id/items',
    access: 'member',
    summary: 'Save people and companies to a collection; 200 when all of them were in it already',
    body: z.strictObject({ items: z.array(NewItem).min(1).max(mostAtOnce) }),
    reply: z.object({ added: z.int(), items: z.array(SavedListItem) }),
    status: [201, 200],
  },
  annotate: {
    route: 'PATCH /api/network/lists/:id/items/:itemId',
    access: 'member',
    summary: 'Write a note on an entry, or take it off',
    body: z.strictObject({ note: Text(1000).nullable() }),
    reply: SavedListItem,
  },
  drop: {
    route: 'DELETE /api/network/lists/:id/items/:itemId',
    access: 'member',
    summary: 'Take an entry out of a collection',
    reply: Nothing,
    status: 204,
  },
  remove: {
    route: 'DELETE /api/network/lists/:id',
    access: 'member',
    summary: 'Delete a collection with its notes; the people and companies stay where they are',
    reply: Nothing,
    status: 204,
  },
})
