import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { Id, Name, Page } from '@wellmet/platform/contract/shapes.ts'
import { mostChosen } from '../contact-list/contacts.contract.ts'

export const longestTag = 40
export const mostTags = 30

const Tag = Name.max(longestTag)

export const TagCount = z.object({ tag: z.string(), contacts: z.int() }).meta({ id: 'TagCount' })
export type TagCount = z.infer<typeof TagCount>

export const TagChange = z
  .strictObject({
    contactIds: z.array(Id).min(1).max(mostChosen),
    add: z.array(Tag).max(10).default([]),
    remove: z.array(Tag).max(10).default([]),
  })
  .meta({ description: 'Case does not matter: a tag keeps the spelling in which it was first written' })
export type TagChange = z.infer<typeof TagChange>

export const tags = contract('network', {
  list: {
    route: 'GET /api/network/tags',
    access: 'viewer',
    summary: 'My tags, and how many of my contacts have each; nobody else sees them',
    reply: Page(TagCount),
  },
  change: {
    route: 'POST /api/network/tags',
    access: 'member',
    summary: 'Put tags on some of my contacts, or take them off; each can have 30',
    body: TagChange,
    reply: z.object({ contacts: z.int().meta({ description: 'How many contacts were asked about' }) }),
  },
})
