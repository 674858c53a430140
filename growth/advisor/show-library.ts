import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import type { AdvisorDocument } from './advisor.contract.ts'
import { mostSearched, readLibrary, type ReadDocument } from './read-library.ts'

const daysUntilOld = 365

export const showLibrary = ({ db, viewer, services }: MemberCall) =>
  db.reading(async (tx) => {
    const documents = await readLibrary(tx, services, viewer.workspaceId)
    return {
      documents: documents.map((document) => toShown(document, services.now())),
      sections: documents.reduce((sum, { sections }) => sum + sections.length, 0),
      most: mostSearched,
    }
  })

function toShown(document: ReadDocument, now: Date): AdvisorDocument {
  const { kind, id, title, language, url, sections, publishedAt } = document
  return {
    kind,
    documentId: id,
    title,
    language,
    url,
    sections: sections.length,
    sentences: sections.reduce((sum, { sentences }) => sum + sentences.length, 0),
    since: publishedAt?.toISOString() ?? null,
    stale: staleness(document, now),
  }
}

function staleness({ hasNewerDraft, writtenAt }: ReadDocument, now: Date): AdvisorDocument['stale'] {
  if (hasNewerDraft) return 'newer_draft'
  return writtenAt !== null && writtenAt < addDays(now, -daysUntilOld) ? 'old' : null
}
