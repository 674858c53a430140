import {
  createLiteralElement,
  isLiteralElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
} from '@formatjs/icu-messageformat-parser'

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
const accented = 'åƀçðéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ'

const accent = (letter: string): string => accented.charAt(plain.indexOf(letter))

/** Letters with accents. Vowels and s stand twice, which makes English about a third longer, as German is. */
const accentText = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => accent(letter) + (/[aeiouys]/i.test(letter) ? accent(letter.toLowerCase()) : ''))

/** A message as the pseudo-locale shows it: what people wrote has accents, parameters and tags stay, all in ⟦ ⟧. */
export const pseudoElements = (elements: MessageFormatElement[]): MessageFormatElement[] => [
  createLiteralElement('⟦'),
  ...elements.map(accentElement),
  createLiteralElement('⟧'),
]

function accentElement(element: MessageFormatElement): MessageFormatElement {
  if (isLiteralElement(element)) return { ...element, value: accentText(element.value) }
  if (isTagElement(element)) return { ...element, children: element.children.map(accentElement) }
  if (isPluralElement(element) || isSelectElement(element)) {
    for (const option of Object.values(element.options)) option.value = option.value.map(accentElement)
  }
  return element
}
