import { showContacts } from '@wellmet/contacts/contact-list/show-contacts.ts'
import { hasProvenDomain } from '@wellmet/account/domains/find-proving-workspace.ts'
import { listOpportunities } from '@wellmet/introductions/assistant/show-opportunities.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { firstName } from '@wellmet/platform/values/first-name.rules.ts'
import { pagesUrlOf } from '../sites/pages-url.ts'
import { expectSite } from '../sites/show-site.ts'
import type { DocumentReads, FilledTemplate, LaunchContact } from './cms.contract.ts'
import { mostDocuments, type KindConfig } from './content.contract.ts'
import { contentMessages as m } from './content.messages.ts'
import { countDocuments, listInUse, listPublished, listReadsByDocument } from './content.store.ts'
import { fillTags, hasTag } from './fill-tags.rules.ts'
import type { Kind } from './kind.ts'
import { launchKit, messageTemplate, selfDescription } from './kinds.ts'

export const showConfig = ({ db, viewer, services }: MemberCall, kinds: readonly Kind[]) =>
  db.reading(async (tx) => ({
    kinds: kinds.map(toConfig),
    pagesUrl: pagesUrlOf(services),
    isIndexed: await hasProvenDomain({ tx }, viewer.workspaceId),
    documents: (await countDocuments(tx, { workspaceId: viewer.workspaceId })).n,
    mostDocuments,
  }))

const toConfig = ({ name, title, about, place, isListed, fields }: Kind): KindConfig => ({
  name,
  title: title(),
  about: about(),
  place,
  isListed: isListed === true,
  fields: Object.entries(fields).map(([key, { label, as, most, choices = [] }]) => ({
    name: key,
    label: label(),
    as,
    most,
    choices: [...choices],
  })),
})

interface Used {
  id: string | null
  title: string
  text: string
}

/** The published ones of the workspace, or else the one that comes with the product. */
const textsInUse = (call: MemberCall, { name }: Kind, own: Omit<Used, 'id'>): Promise<Used[]> =>
  call.db.reading(async (tx) => {
    const rows = await listInUse(tx, { workspaceId: call.viewer.workspaceId, kind: name })
    const used = rows.map(({ id, fields }) => ({ id, title: fields['title'] ?? '', text: fields['text'] ?? '' }))
    return used.length > 0 ? used : [{ id: null, ...own }]
  })

const asksShown = 10

/** Each introduction that is worth asking for now, in each template. One that lacks what a template names is left out. */
export async function showTemplates(call: MemberCall): Promise<{ items: FilledTemplate[] }> {
  const own = { title: m.defaultTemplateTitle(), text: m.defaultTemplate() }
  const templates = await textsInUse(call, messageTemplate, own)
  const { items } = await listOpportunities(call, { limit: asksShown })
  return {
    items: items.flatMap(({ person: { id, name, company, path }, evidence }) => {
      const { viaName: connector } = path
      if (connector === null) return []
      return templates
        .filter(({ text }) => company !== null || !hasTag(text, 'company'))
        .map(({ text, ...template }) => ({
          template: { id: template.id, title: template.title },
          target: { id, name, company },
          connector,
          text: fillTags(text, { connector: firstName(connector), target: name, company: company ?? '' }),
          evidence,
        }))
    }),
  }
}

const toldFirst = 15

/** The member's own strongest contacts. Whoever's strength is unknown is left out. */
export async function showLaunchKit(call: MemberCall) {
  const own = { title: m.defaultLaunchTitle(), text: m.defaultLaunch() }
  const [used] = await textsInUse(call, launchKit, own)
  const { text, ...origin } = used!
  const { items } = await showContacts(call, { sort: 'strength', limit: toldFirst })
  return {
    text: origin,
    items: items
      .filter(({ strength }) => strength !== null)
      .map(({ id, name, company, strengthLabel, lastContactOn }): LaunchContact => ({
        contact: { id, name, company },
        strengthLabel,
        lastContactOn,
        text: fillTags(text, { connector: firstName(name), target: '', company: company ?? '' }),
      })),
  }
}

export const showDescriptions = ({ db, viewer }: MemberCall) =>
  db.reading(async (tx) => {
    const rows = await listInUse(tx, { workspaceId: viewer.workspaceId, kind: selfDescription.name })
    return { items: rows.map(({ id, fields }) => ({ id, title: fields['title'] ?? '', text: fields['text'] ?? '' })) }
  })

const mostCounted = 500

export const showReads = ({ db, viewer, services }: MemberCall, kinds: readonly Kind[]) =>
  db.reading(async (tx): Promise<{ items: DocumentReads[] }> => {
    const { workspaceId } = viewer
    const { countsVisits } = await expectSite(tx, workspaceId)
    const names = kinds.filter(({ place }) => place === 'page').map(({ name }) => name)
    const page = { workspaceId, kinds: names, beforeAt: null, beforeId: null, limit: mostCounted }
    const counted = new Map((await listReadsByDocument(tx, { workspaceId })).map((row) => [row.documentId, row]))
    const pagesUrl = pagesUrlOf(services)
    const rows = await listPublished(tx, page)
    return {
      items: rows.map(({ id, kind, slug, fields }) => ({
        id,
        kind,
        title: fields['title'] ?? '',
        url: pagesUrl === null ? null : `${pagesUrl}/p/${slug}`,
        reads: counted.get(id)?.reads ?? (countsVisits ? 0 : null),
        since: counted.get(id)?.since ?? null,
      })),
    }
  })
