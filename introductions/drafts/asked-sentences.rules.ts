import { firstName } from '@wellmet/platform/values/first-name.rules.ts'
import { inLocale, languages } from '@wellmet/platform/messages/locale.ts'
import { draftMessages as m } from './drafts.messages.ts'
import { nameForTarget } from './form-of-address.rules.ts'

const [connector, company, workspace] = ['\u{e000}', '\u{e001}', '\u{e002}']
/** A name, with the dots of titles and initials, which end no sentence. */
const somebody = '((?:[^\\n.!?]|(?<=(?<!\\p{L})(?:Dr|Prof|Dipl|Ing|Mag|Mr|Mrs|Ms|med|\\p{L}))\\.){1,120}?)'
const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Every sentence of a suggested draft, now and earlier, that says that the connector was asked, in the current language. The first group is who. */
function patterns(): RegExp[] {
  const tied = (['team', 'linkedin', 'known'] as const).flatMap((known) =>
    (['together', 'work', 'have_worked', 'worked', 'each_other', 'none'] as const).map((why) =>
      m.draftAskedKnown({ known, why, connector, company, workspace }),
    ),
  )
  return [
    m.draftAskedConnector({ connector }),
    m.draftWorkTogether({ connector }),
    m.draftBothWork({ connector, company }),
    m.draftBothHaveWorked({ connector, company }),
    m.draftBothWorked({ connector, company }),
    m.draftKnowEachOther({ connector }),
    ...tied,
    m.draftWorkTogetherPassedOn({ connector }),
    m.draftBothWorkPassedOn({ connector, company }),
    m.draftBothHaveWorkedPassedOn({ connector, company }),
    m.draftBothWorkedPassedOn({ connector, company }),
    m.draftPassedOn({ connector }),
  ].map(
    (text) =>
      new RegExp(
        quoted(text)
          // A sentence that begins with the name begins after another one.
          .replace(new RegExp(`^${connector}`, 'u'), () => `(?<=^|\\s)(?=\\S)${somebody}`)
          .replace(connector, () => somebody)
          .replace(company, '[^\\n]{1,120}?')
          .replace(workspace, '[^\\n]{1,120}?'),
        'u',
      ),
  )
}

/** The sentence of a message, as it was suggested, that says who was asked. Null if there is none. */
export function findAsked(message: string): { sentence: string; name: string } | null {
  for (const pattern of patterns()) {
    const [sentence, name] = pattern.exec(message) ?? []
    if (sentence !== undefined && name !== undefined) return { sentence, name }
  }
  return null
}

const isSame = (name: string, wanted: string): boolean => name === wanted || name === firstName(wanted)

/** The same in any language that we write: the name of somebody else than the connector, or null. */
export const findOtherAsked = (message: string, to: string): string | null =>
  languages
    .map((language) => inLocale(language, () => findAsked(message))?.name)
    .find((name) => name !== undefined && !isSame(name, to)) ?? null

/** A message that was written to go through somebody else: it says instead, in its language, that this connector was asked. */
export function askThrough(message: string, to: string): string {
  for (const language of languages) {
    const changed = inLocale(language, () => {
      const asked = findAsked(message)
      if (asked === null || isSame(asked.name, to)) return null
      return message.replace(asked.sentence, () => m.draftPassedOn({ connector: nameForTarget(to) }))
    })
    if (changed !== null) return changed
  }
  return message
}
