import { kindOf } from '@wellmet/identity/person-keys/person-kinds.rules.ts'
import { EditableField } from '../contact-list/contacts.contract.ts'

/** What a contact is called, and what they are and where. */
export interface ContactWords {
  readonly name: string
  readonly title: string | null
  readonly company: string | null
  readonly location: string | null
}

/** The fields that the owner edited, each with what files say in its place. */
export type Edits = Readonly<Partial<Record<EditableField, string | null>>>

export interface Edited {
  readonly words: ContactWords
  /** Null without any. */
  readonly edits: Edits | null
}

/** What is left out stays as it is. */
type Said = { readonly [Field in keyof ContactWords]?: ContactWords[Field] | undefined }

/** The words and edits after the owner said this. A field that reads as in the files again is no edit. */
export function afterEdit(words: ContactWords, edits: Edits | null, said: Said): Edited {
  const after: Partial<Record<EditableField, string | null>> = { ...edits }
  for (const field of EditableField.options) {
    if (said[field] === undefined) continue
    const imported = edits && field in edits ? (edits[field] ?? null) : words[field]
    if (said[field] === imported) delete after[field]
    else after[field] = imported
  }
  const { name = words.name, title = words.title, company = words.company, location = words.location } = said
  return { words: { name, title, company, location }, edits: noneIfEmpty(after) }
}

interface FileWords extends ContactWords {
  readonly companyId: string | null
  readonly personKind: number
}

/** A file as it counts for a contact: it says nothing of what the owner edited. */
export function withoutEdited<Draft extends FileWords>(draft: Draft, words: ContactWords, edits: Edits): Draft {
  const company = 'company' in edits ? null : draft.company
  const title = 'title' in edits ? null : draft.title
  return {
    ...draft,
    name: 'name' in edits ? words.name : draft.name,
    title,
    company,
    companyId: company === null ? null : draft.companyId,
    location: 'location' in edits ? null : draft.location,
    personKind: kindOf(title, company ?? words.company),
  }
}

/** The edits, when a file now says something else in place of one; null when it says nothing new. */
export function editsAfterFile(draft: ContactWords, edits: Edits): Edits | null {
  const news = EditableField.options.filter(
    (field) => field in edits && draft[field] !== null && draft[field] !== edits[field],
  )
  return news.length === 0 ? null : { ...edits, ...Object.fromEntries(news.map((field) => [field, draft[field]])) }
}

const noneIfEmpty = (edits: Edits): Edits | null => (Object.keys(edits).length === 0 ? null : edits)
