import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { Id } from '@wellmet/platform/contract/shapes.ts'
import { FreshnessLabel } from '@wellmet/contacts/contact-list/contacts.contract.ts'

export const RelationshipBasis = z.enum(['verified', 'probable', 'inferred', 'unknown'])
export type RelationshipBasis = z.infer<typeof RelationshipBasis>

const Strength = z.int().min(0).max(100).nullable().meta({ description: 'Null is unknown, which is not zero' })

export const NetworkMapPerson = z
  .object({
    id: Id,
    name: z.string(),
    title: z.string().nullable(),
    company: z.string().nullable(),
    ring: z.union([z.literal(1), z.literal(2)]).meta({ description: '1 whom I know, 2 whom my teammates know' }),
    strength: Strength,
    freshness: FreshnessLabel,
    userId: Id.optional().meta({
      description: 'A teammate who shares with me; the same as the id for one who is no contact of mine',
    }),
  })
  .meta({ id: 'NetworkMapPerson' })
export type NetworkMapPerson = z.infer<typeof NetworkMapPerson>

/** Ends are places in the list of people, from 1; 0 is me. An id at both ends would be most of the answer. */
const End = z.int().min(0)
export const NetworkMapRelationships = z
  .object({
    freshness: FreshnessLabel,
    basis: RelationshipBasis,
    from: z.array(End),
    to: z.array(End),
    strength: z.array(Strength),
  })
  .meta({
    id: 'NetworkMapRelationships',
    description: 'Ties of one look: the nth goes from the nth of `from` to the nth of `to`',
  })
export type NetworkMapRelationships = z.infer<typeof NetworkMapRelationships>

export const NetworkMap = z
  .object({
    you: z.object({ id: Id, name: z.string() }),
    people: z.array(NetworkMapPerson),
    relationships: z.array(NetworkMapRelationships),
    shown: z.int(),
    total: z.int().meta({ description: 'Everybody I know or can reach through those who share with me' }),
    note: z.string().nullable().meta({ description: 'What was left out, if anything was' }),
  })
  .meta({ id: 'NetworkMap' })
export type NetworkMap = z.infer<typeof NetworkMap>

export const networkMaps = contract('network', {
  show: {
    route: 'GET /api/network/map',
    access: 'viewer',
    summary: 'My network as a picture: whom I know, whom they know, and the ties between',
    query: z.strictObject({ limit: z.int().min(1).max(5000).default(2000) }),
    reply: NetworkMap,
  },
})
