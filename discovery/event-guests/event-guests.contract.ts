import { z } from 'zod'
import { Gathering, guestStates } from '@wellmet/connections/gatherings/gatherings.contract.ts'
import { ReachablePerson } from '@wellmet/graph/paths/paths.contract.ts'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { Timestamp } from '@wellmet/platform/contract/shapes.ts'

const Count = z.int().min(0)

/** How many guests of an event the viewer can reach, and whom best. */
export const Reach = z
  .object({
    guests: Count.meta({ description: 'Those whose place is confirmed' }),
    reached: Count.meta({ description: 'To whom I have a path' }),
    best: z.array(ReachablePerson).meta({ description: 'Up to three, the best path first' }),
  })
  .meta({ id: 'EventReach' })
export type Reach = z.infer<typeof Reach>

export const Attendee = z
  .object({
    ref: z.string().meta({ description: 'As the calendar numbers its guests' }),
    name: z.string().nullable(),
    email: z.string(),
    state: z.enum(guestStates),
    checkedInAt: Timestamp.nullable(),
    person: ReachablePerson.nullable().meta({
      description: 'Who it is, by the address alone; null for somebody whom I cannot see. A guest is no contact',
    }),
  })
  .meta({ id: 'EventGuest' })
export type Attendee = z.infer<typeof Attendee>

export const eventGuests = contract('luma', {
  list: {
    route: 'GET /api/luma/events',
    access: 'viewer',
    summary: 'The events that the workspace hosts, the newest first, with whom I reach at those to come',
    reply: z.object({
      items: z.array(
        z.object({ ...Gathering.shape, reach: Reach.nullable().meta({ description: 'Null once it is over' }) }),
      ),
      next: z.null(),
    }),
  },
  show: {
    route: 'GET /api/luma/events/:id',
    access: 'viewer',
    summary: 'One event, with how many of its guests I reach, and whom best',
    reply: z.object({ event: Gathering, reach: Reach }),
  },
  attendees: {
    route: 'GET /api/luma/events/:id/attendees',
    access: 'viewer',
    summary: 'The guests of an event: those whom I reach first, with their best path, then the others',
    reply: z.object({ items: z.array(Attendee), next: z.null() }),
  },
})
