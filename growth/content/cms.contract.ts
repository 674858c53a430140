import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { Id } from '@wellmet/platform/contract/shapes.ts'
import { StrengthLabel } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import { EvidenceOfSentence } from '@wellmet/introductions/grounding/grounding.contract.ts'
import { KindConfig } from './content.contract.ts'

const Origin = z
  .object({ id: Id.nullable(), title: z.string() })
  .meta({ description: 'The text that it was made from; without an id the one that comes with the product' })

export const FilledTemplate = z
  .object({
    template: Origin,
    target: z.object({ id: Id, name: z.string(), company: z.string().nullable() }),
    connector: z.string(),
    text: z.string(),
    evidence: z.array(EvidenceOfSentence).meta({ description: 'Why this connector could introduce me' }),
  })
  .meta({ id: 'FilledTemplate' })
export type FilledTemplate = z.infer<typeof FilledTemplate>

export const LaunchContact = z
  .object({
    contact: z.object({ id: Id, name: z.string(), company: z.string().nullable() }),
    strengthLabel: StrengthLabel,
    lastContactOn: z.iso.date().nullable(),
    text: z.string(),
  })
  .meta({ id: 'LaunchContact' })
export type LaunchContact = z.infer<typeof LaunchContact>

export const DocumentReads = z
  .object({
    id: Id,
    kind: z.string(),
    title: z.string(),
    url: z.string().nullable(),
    reads: z.int().nullable().meta({ description: 'Null where the site does not count visits: unknown is not zero' }),
    since: z.iso.date().nullable().meta({ description: 'The first day with a read' }),
  })
  .meta({ id: 'DocumentReads' })
export type DocumentReads = z.infer<typeof DocumentReads>

const costly = { points: 60, seconds: 60 }

export const cms = contract('cms', {
  config: {
    route: 'GET /api/cms/config',
    access: 'viewer',
    summary: 'The kinds of documents with their fields, where pages are published, and how much room is left',
    reply: z.object({
      kinds: z.array(KindConfig),
      pagesUrl: z.string().nullable().meta({ description: 'Null where publishing is off on this server' }),
      isIndexed: z.boolean().meta({ description: 'Search engines list pages once the workspace has proven a domain' }),
      documents: z.int(),
      mostDocuments: z.int(),
    }),
  },
  dmTemplates: {
    route: 'GET /api/cms/dm-templates',
    access: 'viewer',
    summary: 'Asks to copy into LinkedIn or a chat, for introductions worth asking for now. Sends nothing',
    reply: z.object({ items: z.array(FilledTemplate) }),
    rate: costly,
  },
  launchKit: {
    route: 'GET /api/cms/launch-kit',
    access: 'viewer',
    summary: 'Whom of my own contacts to tell first about a launch, strongest first, and with what. Sends nothing',
    reply: z.object({ text: Origin, items: z.array(LaunchContact) }),
    rate: costly,
  },
  socialBios: {
    route: 'GET /api/cms/social-bios',
    access: 'viewer',
    summary: 'How the workspace describes itself in one line, to copy',
    reply: z.object({ items: z.array(z.object({ id: Id, title: z.string(), text: z.string() })) }),
  },
  stats: {
    route: 'GET /api/cms/stats',
    access: 'viewer',
    summary: 'How often each published page was read, where the site counts visits',
    reply: z.object({ items: z.array(DocumentReads) }),
  },
})
