import { languages } from '@wellmet/platform/messages/locale.ts'
import { choice, line, markdown, text, type Field, type Fields } from './fields.rules.ts'
import { contentMessages as m } from './content.messages.ts'

interface Declared {
  name: string
  /** One of them. */
  title: () => string
  about: () => string
}

/** Published under PAGES_URL for everybody. `isListed`: also under /api/public/content and in the feed of the site. */
interface PageKind extends Declared {
  place: 'page'
  isListed?: true
  fields: Fields & Record<keyof typeof pageFields, Field>
}

/** Used in the workspace, and nobody outside sees it. */
interface TeamKind extends Declared {
  place: 'team'
  isListed?: never
  fields: Fields & Record<keyof typeof textFields, Field>
}

/** What can be written. The API, the reference, the editor, pages, feeds, denial and fuzz are made from it. */
export type Kind = PageKind | TeamKind

export const kind = <const K extends Kind>(declared: K): K => declared

/** What every page has. */
export const pageFields = {
  title: line(m.fieldTitle),
  summary: text(m.fieldSummary, 300),
  body: markdown(m.fieldBody),
  language: choice(m.fieldLanguage, languages),
}

/** What every text for the team has. */
export const textFields = { title: line(m.fieldTitle), text: text(m.fieldText, 2000) }
