import type { ContentDocument } from '@wellmet/growth/content/content.contract.ts'
import { editorMessages as m } from '@wellmet/growth/content/editor.messages.ts'

export const stateWords = ({ state, publishAt, takenDown }: ContentDocument): string => {
  if (state === 'taken_down') return m.takenDownBecause({ reason: takenDown ?? '' })
  if (state === 'scheduled' && publishAt !== null) return m.scheduledFor({ at: new Date(publishAt) })
  return { draft: m.draft, scheduled: m.scheduled, published: m.published, changed: m.changedSince }[state]()
}

export const titleOf = ({ fields }: Pick<ContentDocument, 'fields'>): string => fields['title'] ?? ''
