import { kindOf } from '@wellmet/identity/person-keys/person-kinds.rules.ts'
import { contactFieldNames, type ContactField } from '../contact-fields/contact-fields.contract.ts'
import { wordsFrom, type ContactWords, type Edits } from '../contact-fields/contact-words.rules.ts'

export interface Edited {
  readonly words: ContactWords
  /** Null without any. */
  readonly edits: Edits | null
}

/** What is left out stays as it is. */
type Said = { readonly [Field in keyof ContactWords]?: ContactWords[Field] | undefined }

/** The words and edits after the owner said this. A field that reads as in the files again is no edit. */
export function afterEdit(words: ContactWords, edits: Edits | null, said: Said): Edited {
  const after: Partial<Record<ContactField, string | null>> = { ...edits }
  for (const field of contactFieldNames) {
    if (said[field] === undefined) continue
    const imported = edits && field in edits ? (edits[field] ?? null) : words[field]
    if (said[field] === imported) delete after[field]
    else after[field] = imported
  }
  const spoken = wordsFrom(said.name ?? words.name, (field) => {
    const value = said[field]
    return value === undefined ? words[field] : value
  })
  return { words: spoken, edits: noneIfEmpty(after) }
}

type FileWords = ContactWords & { readonly companyId: string | null; readonly personKind: number }

/** A file as it counts for a contact: it says nothing of what the owner edited. */
export function withoutEdited<Draft extends FileWords>(draft: Draft, words: ContactWords, edits: Edits): Draft {
  const name = 'name' in edits ? words.name : draft.name
  const said = wordsFrom(name, (field) => (field in edits ? null : draft[field]))
  return {
    ...draft,
    ...said,
    companyId: said.company === null ? null : draft.companyId,
    personKind: kindOf(said.title, said.company ?? words.company),
  }
}

/** The edits, when a file now says something else in place of one; null when it says nothing new. */
export function editsAfterFile(draft: ContactWords, edits: Edits): Edits | null {
  const news = contactFieldNames.filter(
    (field) => field in edits && draft[field] !== null && draft[field] !== edits[field],
  )
  return news.length === 0 ? null : { ...edits, ...Object.fromEntries(news.map((field) => [field, draft[field]])) }
}

const noneIfEmpty = (edits: Edits): Edits | null => (Object.keys(edits).length === 0 ? null : edits)
