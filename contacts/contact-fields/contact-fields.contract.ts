import { contactFieldsMessages as messages } from './contact-fields.messages.ts'

/** What every part of the product needs to know about one field of a contact. */
interface FieldDeclaration {
  /** In contacts.contacts; a column of type text. */
  readonly column: string
  readonly label: () => string
  /** What the contact page says once the owner has edited it. `imported` is what files say in its place. */
  readonly editedSentence: (params: { state: string; imported: string }) => string
  /**
   * How two contacts become one. The speaker is the contact that the owner looks at. `speaker`: theirs. `gap`: theirs, or
   * the other's where they have none. `title`: as `gap`, but only with its company.
   */
  readonly merge: 'speaker' | 'gap' | 'title'
  /** Which spellings of two duplicates count as the same. */
  readonly compare: 'words' | 'company'
  /** Its name in the preview of what teammates see. Null if it is never shared. */
  readonly sharedAs: (() => string) | null
  /** Where the contact page shows it. */
  readonly page: 'header' | 'details' | 'both'
}

/**
 * The fields of a contact, in the order of every form and list. The shapes of the API, imports, manual edits, merges,
 * duplicates, sharing, the export and the screens are derived from this. `contact-texts.rules.ts` says under which headings
 * files have them. Search and paths name the fields that they use.
 */
export const contactFields = {
  name: {
    column: 'name',
    label: messages.name,
    editedSentence: messages.nameEdited,
    merge: 'speaker',
    compare: 'words',
    sharedAs: messages.nameShared,
    page: 'header',
  },
  title: {
    column: 'title',
    label: messages.title,
    editedSentence: messages.titleEdited,
    merge: 'title',
    compare: 'words',
    sharedAs: messages.titleShared,
    page: 'header',
  },
  company: {
    column: 'company',
    label: messages.company,
    editedSentence: messages.companyEdited,
    merge: 'gap',
    compare: 'company',
    sharedAs: messages.companyShared,
    page: 'both',
  },
  location: {
    column: 'location',
    label: messages.location,
    editedSentence: messages.locationEdited,
    merge: 'gap',
    compare: 'words',
    sharedAs: messages.locationShared,
    page: 'both',
  },
} as const satisfies Readonly<Record<string, FieldDeclaration>>

export type ContactField = keyof typeof contactFields
/** Everyone has a name; the others may be unknown. */
export type OptionalField = Exclude<ContactField, 'name'>
export type SharedField = {
  [Field in ContactField]: (typeof contactFields)[Field] extends { sharedAs: () => string } ? Field : never
}[ContactField]

// The keys are those of the declaration, which `Object.keys` does not know.
export const contactFieldNames = Object.keys(contactFields) as readonly ContactField[]
export const optionalFields = contactFieldNames.filter((field) => field !== 'name')
export const sharedContactFields = contactFieldNames.filter(
  (field): field is SharedField => declarationOf(field).sharedAs !== null,
)

/** The declaration in its general form: without the values that only one field has. */
export function declarationOf(field: ContactField): FieldDeclaration {
  return contactFields[field]
}
