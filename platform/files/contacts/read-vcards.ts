import { contactOf, type ContactOptions } from './contact-fields.ts'
import { decodeText, type ByteSource } from '../text/decode-text.ts'
import { readFoldedLines } from '../text/folded-lines.ts'
import { ImportRefused } from '../import-refused.ts'
import { limits } from '../limits.rules.ts'
import type { ContactRecord, SkippedRow, SkipReason } from '../records.ts'
import { cardIn } from './vcard-contact.ts'
import { propertyOf, type VCardProperty } from './vcard-property.rules.ts'

/** Photos, sounds, keys, notes and birthdays are not among them, so they are never collected. */
const wanted =
  /^(?:[\w-]+\.)?(?:begin|end|agent|kind|fn|n|nickname|email|tel|org|title|adr|categories|url|related|impp|(?:x-)?socialprofile|x-abrelatednames|x-ablabel|x-abshowas|x-addressbookserver-kind)$/i

interface Card {
  line: number
  properties: VCardProperty[]
}

/** vCard 2.1, 3.0 and 4.0, any number of them in one file. */
export async function* readVCards(
  source: ByteSource,
  options: ContactOptions = {},
): AsyncGenerator<ContactRecord | SkippedRow> {
  let card: Card | undefined
  let agents = 0
  for await (const { line, text } of readFoldedLines(decodeText(source), (name) => wanted.test(name))) {
    const isBegin = /^begin:\s*vcard\s*$/i.test(text)
    const isEnd = /^end:\s*vcard\s*$/i.test(text)
    if (isBegin && card && (agents > 0 || card.properties.at(-1)?.name === 'AGENT')) {
      agents += 1
      if (agents > limits.nesting) throw new ImportRefused('too_deep')
    } else if (agents > 0) {
      // The card of an agent stands inside the card of the person; what it says is not said of the person.
      if (isEnd) agents -= 1
    } else if (isBegin) {
      if (card) yield skipped(card, 'card_not_finished')
      card = { line, properties: [] }
    } else if (isEnd && card) {
      yield readCard(card, options)
      card = undefined
    } else if (card && card.properties.length < mostProperties) {
      const property = propertyOf(text)
      if (property) card.properties.push(property)
    }
  }
  if (card) yield skipped(card, 'card_not_finished')
}

const mostProperties = 2_000

function readCard(card: Card, options: ContactOptions): ContactRecord | SkippedRow {
  const { isPerson, contact } = cardIn(card.properties)
  if (!isPerson) return skipped(card, 'not_a_person')
  return contactOf({ line: card.line, ...contact }, options) ?? skipped(card, 'empty_row')
}

const skipped = ({ line }: Card, reason: SkipReason): SkippedRow => ({ kind: 'skipped', file: 'vCards', line, reason })
