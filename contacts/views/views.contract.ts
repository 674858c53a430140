import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { onceOnly } from '@wellmet/platform/contract/idempotency.plug-in.ts'
import { Id, Name, Nothing, Page, Timestamp } from '@wellmet/platform/contract/shapes.ts'
import { ContactColumns, ContactFilters, ContactSort } from '../contact-list/contacts.contract.ts'

export const longestViewName = 60
/** As many as a member can have in a workspace. */
export const mostViews = 50
/** As many of others as a list shows. */
export const mostSharedViews = 200

const ViewName = Name.max(longestViewName)

export const ContactView = z
  .object({
    id: Id,
    name: z.string(),
    filters: ContactFilters,
    sort: ContactSort,
    columns: ContactColumns,
    isShared: z.boolean(),
    isMine: z.boolean().meta({ description: 'Only its owner can change a view' }),
    owner: z.string().meta({ description: 'The name of the member who made it' }),
    changedAt: Timestamp,
  })
  .meta({ id: 'ContactView' })
export type ContactView = z.infer<typeof ContactView>

export const NewView = z.strictObject({
  name: ViewName,
  filters: ContactFilters.default({}),
  sort: ContactSort.default('strength'),
  columns: ContactColumns,
  isShared: z.boolean().default(false),
})
export type NewView = z.infer<typeof NewView>

export const ViewChange = z.strictObject({
  name: ViewName.optional(),
  filters: ContactFilters.optional(),
  sort: ContactSort.optional(),
  columns: ContactColumns.optional(),
  isShared: z.boolean().optional(),
})
export type ViewChange = z.infer<typeof ViewChange>

export const views = contract('network', {
  list: {
    route: 'GET /api/network/views',
    access: 'viewer',
    summary: 'Saved views of the contact table: mine, then those that others share with the workspace, by name',
    reply: Page(ContactView),
  },
  create: {
    route: 'POST /api/network/views',
    access: 'member',
    summary: 'Save a view: filters, order and columns. Sharing it shares no contacts: each member sees their own',
    body: NewView,
    reply: ContactView,
    status: 201,
    plugIns: [onceOnly],
  },
  change: {
    route: 'PATCH /api/network/views/:id',
    access: 'member',
    summary: 'Change, rename, share or stop sharing one of my views',
    body: ViewChange,
    reply: ContactView,
  },
  delete: {
    route: 'DELETE /api/network/views/:id',
    access: 'member',
    summary: 'Delete one of my views; the contacts stay',
    reply: Nothing,
    status: 204,
  },
})
